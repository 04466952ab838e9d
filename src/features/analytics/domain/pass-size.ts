/** For the first of several passes; a pass of this size is quick on any machine. */
export const firstPassSize = 2000

const smallest = 500
const largest = 20_000
const wantedMs = 40

/**
 * How many events the next pass takes if the last one took this long. Larger passes take less time per event,
 * but on the embedded database, which has a single connection, requests wait for them.
 */
export function nextPassSize(size: number, tookMs: number): number {
  const factor = Math.min(2, Math.max(0.5, wantedMs / tookMs))
  return Math.round(Math.min(largest, Math.max(smallest, size * factor)))
}
