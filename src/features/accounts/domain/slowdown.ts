const freeAttempts = 20
const longestMs = 4000

/** How long the next guess at an account waits after `attempts` from everywhere: longer and longer, and never for ever. */
export const slowdownMs = (attempts: number): number =>
  attempts <= freeAttempts ? 0 : Math.min(longestMs, (attempts - freeAttempts) * 200)
