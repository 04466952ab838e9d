const freeAttempts = 20
const maxMs = 4000

/** The delay of the next password attempt after `attempts` from all sources: increasing, but bounded. */
export const slowdownMs = (attempts: number): number =>
  attempts <= freeAttempts ? 0 : Math.min(maxMs, (attempts - freeAttempts) * 200)
