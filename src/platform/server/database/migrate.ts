import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { brand } from '#platform/common/brand.ts'
import { projectRoot } from '../project-root.ts'
import { StartError } from '../start-error.ts'
import type { Database } from './database.ts'

const migrationsFolder = join(projectRoot, 'migrations')
// An arbitrary number that nothing else on the server is likely to lock.
const lockKey = 7_261_883_041

/**
 * Runs migrations and `prepare` (the job queue's tables) under one lock, so that of ten concurrent starts one
 * does the work.
 */
export async function migrateDatabase(database: Database, prepare: () => Promise<void>): Promise<void> {
  if (database.kind === 'pglite') {
    // The folder lock admits only this process.
    await migrateTables(database)
    return prepare()
  }
  return database.withPatience(() => migrateUnderLock(database, prepare))
}

async function migrateUnderLock(database: Database, prepare: () => Promise<void>) {
  const client = await database.pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await migrateTables(database)
    await prepare()
    await client.query('select pg_advisory_unlock($1)', [lockKey])
  } finally {
    // Destroyed, not returned to the pool, so that the lock is released even after a failure.
    client.release(true)
  }
}

async function migrateTables(database: Database) {
  await requireKnownSchema(database)
  await migrate(drizzle(database.pool), { migrationsFolder })
}

async function requireKnownSchema({ db }: Database) {
  const { rows } = await db.execute<{ exists: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  )
  if (!rows[0]?.exists) return
  const newest = await db.execute<{ at: string | null }>(
    sql`select max(created_at) as at from drizzle.__drizzle_migrations`,
  )
  const newestHere = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0
  if (Number(newest.rows[0]?.at ?? 0) > newestHere)
    throw new StartError(
      `The database is newer than this version of ${brand.name}: start the newer version, or restore an older backup.`,
    )
}
