import { setTimeout as pause } from 'node:timers/promises'
import { isTransient } from '#platform/server/error-causes.ts'

const mostTries = 4

/** Retries a statement that must survive a broken connection. The statement must be idempotent. */
export async function persist<Result>(retryMs: number, write: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++)
    try {
      return await write()
    } catch (error) {
      if (tries >= mostTries || !isTransient(error)) throw error
      await pause(retryMs * 2 ** (tries - 1))
    }
}
