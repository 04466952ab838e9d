import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findForbiddenLicences, findProduction, type Lock } from './rules/licence-rules.ts'

// Fails if a dependency has a licence that would bind the product, or an unknown one.

const root = join(import.meta.dirname, '../..')
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Lock }
const forbidden = findForbiddenLicences(packages, readInstalled)
const production = findProduction(packages).size

if (production === 0)
  forbidden.push('package-lock.json names no production dependency, so nothing was checked')
for (const line of forbidden) console.error(`Licence: ${line}`)
if (forbidden.length > 0) process.exitCode = 1
else
  console.log(
    `Licences: ${Object.keys(packages).length - 1} packages, ${production} of them in production, all allowed`,
  )

/** Old packages list several licences to choose from. */
function readInstalled(folder: string): string | undefined {
  const file = join(root, folder, 'package.json')
  if (!existsSync(file)) return undefined
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8')) as {
    license?: string | { type: string }
    licenses?: { type: string }[]
  }
  if (license !== undefined) return typeof license === 'string' ? license : license.type
  return licenses?.map(({ type }) => type).join(' OR ')
}
