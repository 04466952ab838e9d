/** One benchmark figure: a ratio against a limit that is fixed or measured in the same run. */
export type Figure = { what: string; measured: string; limit: string; ratio: number; holds: boolean }

/** For 'at least': the ratio is measured / limit and must reach 1. */
export const atLeast = (
  what: string,
  measured: number,
  limit: number,
  show: (value: number) => string,
): Figure => ({
  what,
  measured: show(measured),
  limit: `at least ${show(limit)}`,
  ratio: measured / limit,
  holds: measured >= limit,
})

/** For 'at most': the ratio is measured / limit and must not pass 1. */
export const atMost = (
  what: string,
  measured: number,
  limit: number,
  show: (value: number) => string,
): Figure => ({
  what,
  measured: show(measured),
  limit: `at most ${show(limit)}`,
  ratio: measured / limit,
  holds: measured <= limit,
})

/** The 95th percentile of how long answers take, in milliseconds. */
export async function ninetyFifth(rounds: number, ask: (round: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const started = performance.now()
    await ask(round)
    times.push(performance.now() - started)
  }
  return times.toSorted((one, other) => one - other)[Math.floor(rounds * 0.95)] ?? 0
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
