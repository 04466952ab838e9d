import { AsyncLocalStorage } from 'node:async_hooks'
import { sql, type ExtractTablesWithRelations } from 'drizzle-orm'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { StartError } from '../start-error.ts'
import { closeIdleSockets, noAnswer, defaults, type Timeouts } from './close-idle-sockets.ts'
import { openEmbedded, type EmbeddedDatabase } from './open-embedded.ts'

/** What a store asks its questions of: the database itself or a transaction in it. */
export type Db = PgDatabase<
  NodePgQueryResultHKT,
  Record<string, never>,
  ExtractTablesWithRelations<Record<string, never>>
>

export type Database = Awaited<ReturnType<typeof connectDatabase>>

/** Several statements, all or nothing. */
export type Transactions = Pick<Database, 'transaction'>

type Settings = {
  databaseUrl: string | undefined
  dataDir: string
  embedded?: Promise<EmbeddedDatabase> | undefined
  onCrash: (error: Error) => void
  timeouts?: Timeouts
}

// So recentMs that asking again would say nothing new.
const recentMs = 250

/** Opens PostgreSQL, embedded or remote. Both are spoken to by the same driver with the same statements. */
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
    // Embedded, this is only the wait for the one connection: a stalled machine must not fail requests that it could still answer.
    connectionTimeoutMillis: embedded ? 60_000 : timeouts.connectMs,
    keepAlive: true,
  })
  const withPatience = embedded
    ? <Result>(work: () => Promise<Result>) => work()
    : closeIdleSockets(pool, timeouts)
  // A connection that breaks is replaced by the next query, and one in use fails its own query. Without listeners either
  // would end the process: the pool's hears the idle ones, the connection's own the one inside a transaction.
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
    /** All or nothing. Inside, everything goes through `tx`; the root database throws, because embedded it would wait for ever. */
    async transaction<Result>(work: (tx: Db) => Promise<Result>): Promise<Result> {
      // Taken and given back here: drizzle keeps for ever a connection that breaks as the transaction begins.
      const client = await pool.connect()
      try {
        return await drizzle(client, { casing: 'snake_case' }).transaction((tx) =>
          pool.insideTransaction.run(true, async () => {
            // Awaited here: a query that is only returned would run after the guard has ended.
            const result = await work(tx)
            return result
          }),
        )
      } finally {
        client.release()
      }
    },
    /** For work that may keep the database busy for long, such as a migration. */
    withPatience,
    /** Throws when it does not answer. While it answers others, nobody has to queue behind them to know. */
    async ping() {
      if (performance.now() - answeredAt > recentMs) await db.execute(sql`select 1`)
    },
    async close() {
      await pool.end()
      await embedded?.close()
    },
  }
}

/** Inside a transaction a second connection is never asked for: embedded there is none, and the wait would last for ever. */
class GuardedPool extends pg.Pool {
  readonly insideTransaction = new AsyncLocalStorage<boolean>()
  /** Until then nobody waits for a server that has just not answered. */
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
      if (!callback) return Promise.reject(noAnswer())
      return callback(noAnswer(), undefined, () => {})
    }
    return callback ? super.connect(callback) : super.connect()
  }
}

async function requireReachable(pool: pg.Pool) {
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    // The address may hold a password and the driver's text may repeat it: only the code is shown.
    const { code } = error as { code?: string }
    throw new StartError(
      `DATABASE_URL cannot be reached (${code ?? 'no answer'}): is the server running and the address right?`,
    )
  }
}
