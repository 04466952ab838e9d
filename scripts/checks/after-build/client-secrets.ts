// runs after the build

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { secretVariables } from '../../../src/platform/server/config.ts'
import { findSecrets } from '../rules/secret-rules.ts'

// Fails if a public file contains a secret or server code. `--root=` checks another project folder, for the
// check's own test.

const named = process.argv.find((argument) => argument.startsWith('--root='))?.slice('--root='.length)
const root = named ?? join(import.meta.dirname, '../../..')
// Skips compressed copies and pictures, which contain no readable text.
const unreadable = /\.(br|gz|zst|woff2?|png|jpe?g|gif|webp|avif|ico|mp4)$/

const built = listFiles(join(root, 'build/client'))
const files = [...built, ...listFiles(join(root, 'public'))].filter((file) => !unreadable.test(file))
const found = files.flatMap((file) =>
  findSecrets(relative(root, file), readFileSync(file, 'utf8'), secretVariables),
)

if (!built.some((file) => file.endsWith('.js'))) found.push('build/client contains no script. Build first.')
if (secretVariables.length === 0)
  found.push('The configuration names no secret variable, so there is nothing to look for.')
for (const line of found) console.error(`Client secrets: ${line}`)
if (found.length > 0) process.exitCode = 1
else console.log(`Client secrets: none in ${files.length} files`)

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
