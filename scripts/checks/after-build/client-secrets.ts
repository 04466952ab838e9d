// runs after the build

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { secretVariables } from '../../../src/platform/server/config.ts'
import { findSecrets } from '../rules/secret-rules.ts'

// Fails when a file that everybody can download holds a secret or code made for the server.
// `--root=` looks at another project folder, which is how the check's own test shows it a leak.

const named = process.argv.find((argument) => argument.startsWith('--root='))?.slice('--root='.length)
const root = named ?? join(import.meta.dirname, '../../..')
// Compressed copies of other files, and pictures, say nothing that can be read.
const unreadable = /\.(br|gz|zst|woff2?|png|jpe?g|gif|webp|avif|ico|mp4)$/

const built = listFiles(join(root, 'build/client'))
const files = [...built, ...listFiles(join(root, 'public'))].filter((file) => !unreadable.test(file))
const found = files.flatMap((file) =>
  findSecrets(relative(root, file), readFileSync(file, 'utf8'), secretVariables),
)

if (!built.some((file) => file.endsWith('.js')))
  found.push('build/client holds no script: build first, nothing was checked')
if (secretVariables.length === 0)
  found.push('the configuration names no secret variable: nothing was looked for')
for (const line of found) console.error(`Client secrets: ${line}`)
if (found.length > 0) process.exitCode = 1
else console.log(`Client secrets: none in ${files.length} files`)

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
