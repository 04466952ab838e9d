import type { Compared } from '../contract/reports.ts'
import type { CounterKind } from './counters.ts'

export type Sum = { kind: CounterKind; key: string; count: number; total: number }

export type Reading = ReturnType<typeof createReading>

/** Looks up counters of the current and, if it has been read, the previous window. */
export function createReading(sums: readonly Sum[], sumsBefore: readonly Sum[] | undefined) {
  const name = ({ kind, key }: { kind: CounterKind; key: string }) => `${kind}\n${key}`
  const current = new Map(sums.map((sum) => [name(sum), sum]))
  const before = sumsBefore && new Map(sumsBefore.map((sum) => [name(sum), sum]))
  const compare = (kind: CounterKind, key: string): Compared => ({
    count: current.get(name({ kind, key }))?.count ?? 0,
    ...(before && { before: before.get(name({ kind, key }))?.count ?? 0 }),
  })
  return {
    isCompared: before !== undefined,
    compare,
    of: (kind: CounterKind) => sums.filter((sum) => sum.kind === kind),
    ofBefore: (kind: CounterKind) => (sumsBefore ?? []).filter((sum) => sum.kind === kind),
    /** Most frequent first; ties are sorted by name to keep the order stable. */
    ranked: (kind: CounterKind) =>
      sums
        .filter((sum) => sum.kind === kind)
        .toSorted((a, b) => b.count - a.count || a.key.localeCompare(b.key))
        .map(({ key }) => ({ key, ...compare(kind, key) })),
  }
}
