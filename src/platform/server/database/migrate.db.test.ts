import { afterAll, expect, inject, test } from 'vitest'
import { createDatabase } from '#testing/real-postgres.ts'
import { startTestApp, testEnvironment, type TestApp } from '#testing/test-app.ts'
import { migrateDatabase } from './migrate.ts'

const running: TestApp[] = []
const start = async (environment: Record<string, string>) => {
  const app = await startTestApp(environment)
  running.push(app)
  return app
}
afterAll(() => Promise.all(running.map((app) => app.close())))

test('of ten concurrent starts one migrates and creates the accounts; all serve, or the only one when embedded', async () => {
  const onPostgres = process.env.TEST_DATABASE === 'postgres'
  const shared: Record<string, string> = onPostgres
    ? {
        DATABASE_URL: await createDatabase(inject('postgresUrl')),
        ADMIN_PASSWORD: '',
        ASSOCIATE_PASSWORD: '',
      }
    : { DATA_DIR: (await testEnvironment()).DATA_DIR ?? '' }
  const ten = await Promise.allSettled(Array.from({ length: 10 }, () => start(shared)))
  const serving = ten.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  const refused = ten.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []))
  expect([serving.length, refused.length]).toEqual(onPostgres ? [10, 0] : [1, 9])
  for (const reason of refused) expect(reason).toContain('is in use by another Crovest process')
  for (const { app } of serving) expect((await app.request('/api/health')).status).toBe(200)
  const made = serving.flatMap(({ newAccounts }) => newAccounts.map(({ role }) => role))
  expect(made).toEqual(onPostgres ? ['admin', 'associate'] : [])
})

test('refuses a database that is newer than the code', async () => {
  const { database } = await start({})
  await database.pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('from the future', 9999999999999)`,
  )
  await expect(migrateDatabase(database, async () => undefined)).rejects.toThrow(
    'The database is newer than this version of Crovest',
  )
})
