import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findForeignWords } from './rules/repo-hygiene-rules.ts'

// Fails when a file speaks of one machine, of a registry or of unfinished work: the project speaks of itself alone.

const root = join(import.meta.dirname, '../..')
const binary = /\.(png|jpg|jpeg|gif|webp|ico|woff2?|mp4|mp3|wav|ttf|otf|gz|br|wasm)$/

const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
// A file that is removed but not yet committed is still listed.
const files = list
  .split('\0')
  .filter((file) => file !== '' && !binary.test(file) && existsSync(join(root, file)))
const found = files.flatMap((file) => findForeignWords(file, readFileSync(join(root, file), 'utf8')))

if (files.length === 0) found.push('git lists no file: nothing was checked')
for (const line of found) console.error(`Own words: ${line}`)
if (found.length > 0) process.exitCode = 1
else console.log(`Own words: ${files.length} files speak of the project alone`)
