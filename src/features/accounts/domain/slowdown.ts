const freeAttempts = 20
const maxMs = 4000

/** How long the next guess at an account waits after `attempts` from everywhere: longer and longer, and never for ever. */
export const slowdownMs = (attempts: number): number =>
  attempts <= freeAttempts ? 0 : Math.min(maxMs, (attempts - freeAttempts) * 200)
