import { vi } from 'vitest'

/** Retries a check until it holds. The limit is generous: on a busy machine everything takes much longer. */
export function eventually<Result>(check: () => Result | Promise<Result>) {
  return vi.waitFor(check, { timeout: 150_000, interval: 50 })
}
