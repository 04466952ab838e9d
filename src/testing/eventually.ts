import { vi } from 'vitest'

/** Retries a check until it passes. The limit is generous, because busy machines are slow. */
export function eventually<Result>(check: () => Result | Promise<Result>) {
  return vi.waitFor(check, { timeout: 150_000, interval: 50 })
}
