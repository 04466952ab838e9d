import { setTimeout as pause } from 'node:timers/promises'
import { isTransient } from '#platform/server/error-causes.ts'

const mostTries = 4

/** A statement that must not be lost to one broken connection. It has to be one that may be done twice. */
export async function persist<Result>(retryMs: number, write: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++)
    try {
      return await write()
    } catch (error) {
      if (tries >= mostTries || !isTransient(error)) throw error
      await pause(retryMs * 2 ** (tries - 1))
    }
}
