import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compareWithKept, readStored, renderFigures, tableFile } from './kept-figures.ts'
import { atMost } from './measure.ts'

test('matches a figure with its stored value regardless of its file count', () => {
  const kept = [{ what: 'script of a page', measured: '90 kB', ratio: 0.9, on: '2026-01-02', load: '1.0' }]
  const show = (value: number) => `${value} kB`
  const rows = compareWithKept(
    [atMost('script of a page (8 files)', 95, 100, show), atMost('memory', 120, 100, show)],
    kept,
  )
  expect(rows).toMatchObject([
    { measured: '95 kB', ratio: '0.95', holds: true, before: '90 kB (2026-01-02)' },
    { measured: '120 kB', holds: false, before: 'new' },
  ])
})

test('docs/figures.md shows the stored figures', () => {
  expect(readFileSync(tableFile, 'utf8')).toBe(renderFigures(readStored()))
})

test('a figure that was entered by hand names its command', () => {
  const kill = {
    what: 'kills',
    measured: '0',
    ratio: null,
    on: '2026-01-02',
    load: '1.0',
    command: 'npm run x',
  }
  expect(renderFigures([kill])).toContain('| kills | 0 | `npm run x` | 2026-01-02 | 1.0 |')
})
