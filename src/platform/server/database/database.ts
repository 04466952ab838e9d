import { AsyncLocalStorage } from 'node:async_hooks'
import { sql, type ExtractTablesWithRelations } from 'drizzle-orm'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { isConflict } from '../error-causes.ts'
import { StartError } from '../start-error.ts'
import { closeIdleSockets, noResponseError, defaults, type Timeouts } from './close-idle-sockets.ts'
import { openEmbedded, type EmbeddedDatabase } from './open-embedded.ts'

/** The database or a transaction, for use in stores. */
export type Db = PgDatabase<
  NodePgQueryResultHKT,
  Record<string, never>,
  ExtractTablesWithRelations<Record<string, never>>
>

export type Database = Awaited<ReturnType<typeof connectDatabase>>

/** Several statements, all or nothing. */
export type Transactions = {
  transaction: <Result>(work: (tx: Db) => Promise<Result>) => Promise<Result>
}

type Settings = {
  databaseUrl: string | undefined
  dataDir: string
  embedded?: Promise<EmbeddedDatabase> | undefined
  onCrash: (error: Error) => void
  timeouts?: Timeouts
}

// Recent enough that another check would add nothing.
const recentMs = 250

const maxAttempts = 3

/** Opens PostgreSQL, embedded or remote. The same driver and statements serve both. */
export async function connectDatabase({
  databaseUrl,
  dataDir,
  embedded: opening,
  onCrash,
  timeouts = defaults,
}: Settings) {
  const embedded = databaseUrl === undefined ? await (opening ?? openEmbedded(dataDir)) : undefined
  void embedded?.crashed.then(onCrash)
  const pool = new GuardedPool({
    ...(embedded?.poolConfig ?? { connectionString: databaseUrl, max: 10, idleTimeoutMillis: 30_000 }),
    // When embedded, this only limits the wait for the single connection; a slow machine must not fail
    // requests that would succeed.
    connectionTimeoutMillis: embedded ? 60_000 : timeouts.connectMs,
    keepAlive: true,
  })
  const withoutSilenceTimeout = embedded
    ? <Result>(work: () => Promise<Result>) => work()
    : closeIdleSockets(pool, timeouts)
  // A broken connection is replaced by the next query, and one in use fails its own query. Without listeners
  // either would crash the process: the pool emits for idle connections, the client for one inside a
  // transaction.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  let answeredAt = -Infinity
  pool.on('release', (error) => {
    if (!error) answeredAt = performance.now()
  })
  const db: Db = drizzle(pool, { casing: 'snake_case' })

  if (!embedded) await requireReachable(pool)

  return {
    kind: embedded ? ('pglite' as const) : ('postgres' as const),
    db,
    pool,
    /**
     * Runs a transaction. All queries inside must use `tx`; the root database throws, because the embedded
     * one would deadlock. `client` is the same connection, for prepared statements. `work` runs again if
     * PostgreSQL ends the transaction because of another, so it does nothing but queries.
     */
    async transaction<Result>(work: (tx: Db, client: pg.PoolClient) => Promise<Result>): Promise<Result> {
      for (let attempt = 1; ; attempt++)
        try {
          return await runTransaction(pool, work)
        } catch (error) {
          if (attempt === maxAttempts || !isConflict(error)) throw error
        }
    },
    /** For work that may keep the database busy for long, such as a migration. */
    withoutSilenceTimeout,
    /**
     * Throws if the database does not respond. A recent response to any query counts, so the check needn't
     * wait in the queue.
     */
    async ping() {
      if (performance.now() - answeredAt > recentMs) await db.execute(sql`select 1`)
    },
    async close() {
      await pool.end()
      await embedded?.close()
    },
  }
}

async function runTransaction<Result>(
  pool: GuardedPool,
  work: (tx: Db, client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  // Acquires the connection here, because drizzle leaks one that breaks when the transaction begins.
  const client = await pool.connect()
  try {
    return await drizzle(client, { casing: 'snake_case' }).transaction((tx) =>
      pool.insideTransaction.run(true, async () => {
        // Awaited, because a returned query would run after the guard has ended.
        const result = await work(tx, client)
        return result
      }),
    )
  } finally {
    client.release()
  }
}

/**
 * A second connection inside a transaction is never requested: the embedded database has only one, so it
 * would deadlock.
 */
class GuardedPool extends pg.Pool {
  readonly insideTransaction = new AsyncLocalStorage<boolean>()
  /** Until then queries fail fast, because the server has just timed out. */
  circuitOpenUntil = 0

  override connect(): Promise<pg.PoolClient>
  override connect(
    callback: (
      error: Error | undefined,
      client: pg.PoolClient | undefined,
      done: (release?: unknown) => void,
    ) => void,
  ): void
  override connect(
    callback?: (
      error: Error | undefined,
      client: pg.PoolClient | undefined,
      done: (release?: unknown) => void,
    ) => void,
  ) {
    if (this.insideTransaction.getStore())
      throw new Error('Inside a transaction use the `tx` it hands you, not the database')
    if (performance.now() < this.circuitOpenUntil) {
      if (!callback) return Promise.reject(noResponseError())
      return callback(noResponseError(), undefined, () => {})
    }
    return callback ? super.connect(callback) : super.connect()
  }
}

async function requireReachable(pool: pg.Pool) {
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    // Shows only the error code, because the URL may contain a password that the driver's message repeats.
    const { code } = error as { code?: string }
    throw new StartError(
      `Cannot connect to DATABASE_URL (${code ?? 'no response'}). Check that the server is running and the URL is correct.`,
    )
  }
}
