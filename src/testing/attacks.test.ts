import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const rows = readFileSync(join(root, 'docs', 'attacks.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| attack |'))
  .map((line) => /^\| (.+) \| .+ \| `([^`]+)` › (.+) \|$/.exec(line)?.slice(1) ?? [line, '', ''])

test.each(rows)('“%s” is covered by an existing test', (_attack, file = '', title = '') => {
  const path = join(root, file)
  expect([file, existsSync(path)]).toEqual([file, true])
  const source = readFileSync(path, 'utf8').replaceAll(/\\(['"])/g, '$1')
  // Includes the quotes, so that part of a title does not match.
  const isThere = ['"', "'", '`'].some((quote) => source.includes(quote + title + quote))
  expect([title, isThere]).toEqual([title, true])
})
