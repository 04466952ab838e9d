import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import iconWords from '../../film/icon-words.json' with { type: 'json' }

const require = createRequire(import.meta.url)

type Icon = { body: string; width?: number; height?: number }
type IconSet = { width?: number; height?: number; icons: Record<string, Icon> }

let icons: ReadonlyMap<string, string> | undefined

/** The icon as an SVG document, if films use it. The set is read when the first icon is asked for. */
export function readIcon(name: string): string | undefined {
  icons ??= readIcons()
  return icons.get(name)
}

/** Only the icons that words lead to, because the whole set takes twenty times the memory. */
function readIcons(): ReadonlyMap<string, string> {
  const path = require.resolve('@iconify-json/fluent-emoji-flat/icons.json')
  const set = JSON.parse(readFileSync(path, 'utf8')) as IconSet
  const names = new Set(Object.keys(iconWords))
  return new Map(
    [...names].flatMap((name) => {
      const icon = set.icons[name]
      return icon ? [[name, svgOf(icon, set)] as const] : []
    }),
  )
}

// A size, because the renderer's canvas rasterises an SVG at its own size.
function svgOf({ body, width, height }: Icon, set: IconSet): string {
  const box = `0 0 ${width ?? set.width ?? 32} ${height ?? set.height ?? 32}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="${box}">${body}</svg>`
}
