import type { Socket } from 'node:net'
import type pg from 'pg'

export type Timeouts = {
  /** How long a connection may be silent after a query. */
  silenceMs: number
  /** How long connecting, or waiting for a free connection, may take. */
  connectMs: number
  /** How long further queries fail fast, so that they don't each wait for the same timeout. */
  restMs: number
}

export const defaults: Timeouts = { silenceMs: 10_000, connectMs: 10_000, restMs: 1000 }

/** Identified by its code, like a socket error. */
export const noResponseError = () =>
  Object.assign(new Error('The database does not respond'), { code: 'ETIMEDOUT' })

type Pool = pg.Pool & { circuitOpenUntil: number }

/**
 * A paused server, or one behind a dead link, keeps its connections open and never responds. Destroys such a
 * connection, so that its query fails as if the server were gone. Returns a function to run work without this
 * timeout.
 */
export function closeIdleSockets(pool: Pool, { silenceMs, restMs }: Timeouts) {
  const asked = new Set<pg.PoolClient>()
  let openQueries = 0
  pool.on('acquire', (client) => asked.add(client))
  pool.on('release', (_error, client) => asked.delete(client))
  pool.on('remove', (client) => asked.delete(client))
  pool.on('connect', (client) => {
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
    stream.setTimeout(silenceMs, () => {
      if (!asked.has(client) || openQueries > 0) return
      pool.circuitOpenUntil = performance.now() + restMs
      stream.destroy(noResponseError())
    })
  })
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    openQueries++
    try {
      return await work()
    } finally {
      openQueries--
    }
  }
}
