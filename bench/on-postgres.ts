import { connectDatabase, type Database } from '../src/platform/server/database/database.ts'
import { migrateDatabase } from '../src/platform/server/database/migrate.ts'
import { startPostgres } from '../src/testing/real-postgres.ts'

/** Measures on a new database with every table, and removes it afterwards. */
export async function onPostgres<Result>(
  measure: (database: Database, databaseUrl: string) => Promise<Result>,
  settings: { isDurable?: boolean } = {},
): Promise<Result> {
  const postgres = await startPostgres(settings)
  try {
    const databaseUrl = await postgres.createDatabase()
    const onCrash = (error: Error) => {
      throw error
    }
    const database = await connectDatabase({ databaseUrl, dataDir: '', onCrash })
    try {
      await migrateDatabase(database, () => Promise.resolve())
      return await measure(database, databaseUrl)
    } finally {
      await database.close()
    }
  } finally {
    await postgres.stop()
  }
}
