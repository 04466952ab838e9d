const firstMs = 1000
const maxMs = 10_000

/** One second at first, half as long again each time, at most ten seconds. */
export const pollTimeouts = (asked: number) => Math.min(maxMs, firstMs * 1.5 ** Math.min(asked, 20))
