const firstMs = 1000
const longestMs = 10_000

/** A second at first, half as long again each time, ten seconds at most. */
export const pollPatience = (asked: number) => Math.min(longestMs, firstMs * 1.5 ** Math.min(asked, 20))
