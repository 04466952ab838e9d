import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'

type SiteFonts = { text: string; display: string }

let found: SiteFonts | undefined

/**
 * The paths of the built site's fonts, whose names change with every build, for pages that the server renders.
 * Undefined before the first build.
 */
export const findSiteFonts = (): SiteFonts | undefined => (found ??= readFonts())

function readFonts(): SiteFonts | undefined {
  const folder = join(projectRoot, 'build', 'client', 'assets')
  const files = existsSync(folder) ? readdirSync(folder) : []
  const text = files.find((name) => name.startsWith('geist-latin-wght-'))
  const display = files.find((name) => name.startsWith('bricolage-grotesque-latin-wght-'))
  return text && display ? { text: `/assets/${text}`, display: `/assets/${display}` } : undefined
}
