import type { Socket } from 'node:net'
import type pg from 'pg'

export type Timeouts = {
  /** How long a connection that was asked something may stay without a byte. */
  silenceMs: number
  /** How long a new connection may take, and the wait for one that is free. */
  connectMs: number
  /** For how long afterwards everybody is refused at once, instead of waiting for the same silence one after the other. */
  restMs: number
}

export const defaults: Timeouts = { silenceMs: 10_000, connectMs: 10_000, restMs: 1000 }

/** Known by its code, like the socket's own. */
export const noAnswer = () => Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' })

type Pool = pg.Pool & { circuitOpenUntil: number }

/**
 * A server that is paused, or behind a link that swallows everything, keeps its connections and never answers. Such a
 * connection is cut, so that its query fails like one of a server that is gone. Answers with a way to do work without that.
 */
export function closeIdleSockets(pool: Pool, { silenceMs, restMs }: Timeouts) {
  const asked = new Set<pg.PoolClient>()
  let patient = 0
  pool.on('acquire', (client) => asked.add(client))
  pool.on('release', (_error, client) => asked.delete(client))
  pool.on('remove', (client) => asked.delete(client))
  pool.on('connect', (client) => {
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
    stream.setTimeout(silenceMs, () => {
      if (!asked.has(client) || patient > 0) return
      pool.circuitOpenUntil = performance.now() + restMs
      stream.destroy(noAnswer())
    })
  })
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    patient++
    try {
      return await work()
    } finally {
      patient--
    }
  }
}
