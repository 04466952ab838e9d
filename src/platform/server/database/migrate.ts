import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import { brand } from '#platform/common/brand.ts'
import { hasCode } from '../error-causes.ts'
import { projectRoot } from '../project-root.ts'
import { StartError } from '../start-error.ts'
import type { Database } from './database.ts'

const ownMigrations = join(projectRoot, 'migrations')
// An arbitrary number that nothing else on the server is likely to lock.
const lockKey = 7_261_883_041

/** Less than the second after which PostgreSQL looks for deadlocks and ends one side, perhaps a visitor's. */
const lockTimeoutMs = 200
const pauseMs = 300
const lockNotAvailable = /^55P03$/

/**
 * Runs migrations and `prepare` (the job queue's tables) under one lock, so that of ten concurrent starts one
 * does the work.
 */
export async function migrateDatabase(
  database: Database,
  prepare: () => Promise<void>,
  migrationsFolder = ownMigrations,
): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder })
  if (database.kind === 'pglite') {
    // The folder lock admits only this process.
    await migrateTables(database, migrations)
    return prepare()
  }
  return database.withoutSilenceTimeout(async () => {
    const client = await database.pool.connect()
    try {
      await client.query('select pg_advisory_lock($1)', [lockKey])
      await migrateTables(database, migrations)
      await prepare()
      await client.query('select pg_advisory_unlock($1)', [lockKey])
    } finally {
      // Destroyed, not returned to the pool, so that the lock is released even after a failure.
      client.release(true)
    }
  })
}

async function migrateTables(database: Database, migrations: MigrationMeta[]) {
  const newest = await findNewest(database)
  if (newest > (migrations.at(-1)?.folderMillis ?? 0))
    throw new StartError(
      `The database is newer than this version of ${brand.name}: start the newer version, or restore an older backup.`,
    )
  const missing = migrations.filter(({ folderMillis }) => folderMillis > newest)
  // No other process uses a new database yet, and one transaction is faster.
  if (newest === 0) return apply(database, missing)
  for (const migration of missing) await applyBesideOthers(database, migration)
}

/** When the newest migration of the database was made, or 0 for a new database. */
async function findNewest({ db }: Database): Promise<number> {
  await db.execute(sql`create schema if not exists drizzle`)
  await db.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
  const { rows } = await db.execute<{ at: string | null }>(
    sql`select max(created_at) as at from drizzle.__drizzle_migrations`,
  )
  return Number(rows[0]?.at ?? 0)
}

/**
 * One migration while processes of an earlier version serve requests. It holds few locks, gives way instead of waiting
 * long for one, and tries again.
 */
async function applyBesideOthers(database: Database, migration: MigrationMeta) {
  for (;;)
    try {
      return await apply(database, [migration])
    } catch (error) {
      if (!hasCode(error, lockNotAvailable)) throw error
      await pause(pauseMs)
    }
}

const apply = (database: Database, migrations: MigrationMeta[]) =>
  database.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local lock_timeout = ${lockTimeoutMs}`))
    for (const { sql: statements, hash, folderMillis } of migrations) {
      for (const statement of statements) await tx.execute(sql.raw(statement))
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
      )
    }
  })
