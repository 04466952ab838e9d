import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import type { Figure } from './measure.ts'
import { utcDay } from '../src/platform/common/utc-day.ts'

/**
 * `ratio` is measured against the limit; there is none for counts that must be zero. A figure with a `command` was
 * measured by that command and entered in the file by hand.
 */
type Kept = {
  what: string
  measured: string
  ratio: number | null
  on: string
  load: string
  command?: string
}

const file = join(import.meta.dirname, 'figures.json')
export const tableFile = join(import.meta.dirname, '../docs/figures.md')
export const readStored = () => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept[]) : [])
// Values in brackets are measured too and vary from run to run.
const nameOf = (what: string) => what.replaceAll(/ \([^)]*\)/g, '')

/** One row per figure, next to its stored value. */
export function compareWithKept(figures: readonly Figure[], kept: readonly Kept[] = readStored()) {
  return figures.map(({ what, measured, limit, ratio, holds }) => {
    const before = kept.find((entry) => entry.what === nameOf(what))
    return {
      what,
      measured,
      limit,
      ratio: ratio.toFixed(2),
      holds,
      before: before ? `${before.measured} (${before.on})` : 'new',
    }
  })
}

/** Figures that were not measured this time stay unchanged. */
export function saveFigures(figures: readonly Figure[]) {
  const on = utcDay(new Date())
  const load = (loadavg()[0] ?? 0).toFixed(1)
  const fresh = figures.map(({ what, measured, ratio }) => ({
    what: nameOf(what),
    measured,
    ratio: Number.isFinite(ratio) ? Number(ratio.toFixed(2)) : null,
    on,
    load,
  }))
  const others = readStored().filter(({ what }) => !fresh.some((entry) => entry.what === what))
  const all = [...others, ...fresh]
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`)
  writeFileSync(tableFile, renderFigures(all))
}

/** docs/figures.md. */
export function renderFigures(kept: readonly Kept[]): string {
  const byHand = kept.filter(({ command }) => command !== undefined)
  const measured = kept.filter(({ command }) => command === undefined)
  return [
    '# Figures',
    '',
    'Generated from [bench/figures.json](../bench/figures.json). [proof.md](proof.md) explains how each figure is measured.',
    'Load is the load average of the machine when the figure was stored. Rows with different dates may come from different machines.',
    '',
    '## Benchmarks',
    '',
    'Stored by `npm run bench -- --keep`.',
    'The ratio is the figure against its limit: at most 1 where less is better, at least 1 where more is.',
    '',
    '| figure | measured | ratio | date | load |',
    '|---|---|---|---|---|',
    ...measured.map(
      ({ what, measured, ratio, on, load }) => `| ${what} | ${measured} | ${ratio ?? ''} | ${on} | ${load} |`,
    ),
    '',
    '## Fault and fuzz tests',
    '',
    'Entered in `bench/figures.json` by hand after a run of the command.',
    '',
    '| figure | measured | command | date | load |',
    '|---|---|---|---|---|',
    ...byHand.map(
      ({ what, measured, command, on, load }) =>
        `| ${what} | ${measured} | \`${command}\` | ${on} | ${load} |`,
    ),
    '',
  ].join('\n')
}
