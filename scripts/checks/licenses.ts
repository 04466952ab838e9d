import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findForbiddenLicenses, findProduction, type Lock } from './rules/license-rules.ts'

// Fails if a dependency has a license that would bind the product, or an unknown one.

const root = join(import.meta.dirname, '../..')
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Lock }
const forbidden = findForbiddenLicenses(packages, readInstalled)
const production = findProduction(packages).size

if (production === 0)
  forbidden.push('package-lock.json names no production dependency, so nothing was checked')
for (const line of forbidden) console.error(`License: ${line}`)
if (forbidden.length > 0) process.exitCode = 1
else
  console.log(
    `Licenses: ${Object.keys(packages).length - 1} packages, ${production} of them in production, all allowed`,
  )

/** Old packages list several licenses to choose from. */
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
