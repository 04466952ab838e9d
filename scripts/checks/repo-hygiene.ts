import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findForeignWords } from './rules/repo-hygiene-rules.ts'

// Fails if a file mentions a specific machine, a registry or unfinished work.

const root = join(import.meta.dirname, '../..')
const binary = /\.(png|jpg|jpeg|gif|webp|ico|woff2?|mp4|mp3|wav|ttf|otf|gz|br|wasm)$/

const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
// A removed but uncommitted file is still listed.
const files = list
  .split('\0')
  .filter((file) => file !== '' && !binary.test(file) && existsSync(join(root, file)))
const found = files.flatMap((file) => findForeignWords(file, readFileSync(join(root, file), 'utf8')))

if (files.length === 0) found.push('git lists no files, so nothing was checked')
for (const line of found) console.error(`Repo hygiene: ${line}`)
if (found.length > 0) process.exitCode = 1
else console.log(`Repo hygiene: ${files.length} files are clean`)
