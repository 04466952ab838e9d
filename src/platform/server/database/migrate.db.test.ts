import { afterAll, expect, test } from 'vitest'
import { startTestApp, testEnvironment, type TestApp } from '#testing/test-app.ts'
import { migrateDatabase } from './migrate.ts'

const running: TestApp[] = []
const start = async (environment: Record<string, string>) => {
  const app = await startTestApp(environment)
  running.push(app)
  return app
}
afterAll(() => Promise.all(running.map((app) => app.close())))

if (process.env.TEST_DATABASE === 'postgres')
  test('of ten that start at once on an empty database one migrates it and makes the accounts, and all of them serve', async () => {
    const { DATABASE_URL = '' } = await testEnvironment()
    const unset = { DATABASE_URL, ADMIN_PASSWORD: '', ASSOCIATE_PASSWORD: '' }
    const ten = await Promise.all(Array.from({ length: 10 }, () => start(unset)))
    expect(ten.flatMap(({ newAccounts }) => newAccounts.map(({ role }) => role))).toEqual(['admin', 'associate'])
    for (const { app } of ten) expect((await app.request('/api/health')).status).toBe(200)
  })
else
  test('a second process on the same folder is refused with a sentence, and the first goes on', async () => {
    const first = await start({})
    await expect(start({ DATA_DIR: first.config.dataDir })).rejects.toThrow('is in use by another Crovest process')
    expect((await first.app.request('/api/health')).status).toBe(200)
  })

test('a database that is newer than the code is refused with a sentence', async () => {
  const { database } = await start({})
  await database.pool.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('from the future', 9999999999999)`)
  await expect(migrateDatabase(database, async () => undefined)).rejects.toThrow('The database is newer than this version of Crovest')
})
