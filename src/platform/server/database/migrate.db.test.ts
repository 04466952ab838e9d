import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { projectRoot } from '#platform/server/project-root.ts'
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

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'a migration gives way to requests that hold its tables, and succeeds after them',
  async () => {
    const { database } = await start({})
    const folder = await mkdtemp(join(tmpdir(), 'crovest-migrations-'))
    await cp(join(projectRoot, 'migrations'), folder, { recursive: true })
    const file = join(folder, 'meta', '_journal.json')
    const journal = JSON.parse(await readFile(file, 'utf8'))
    const last = journal.entries.at(-1)
    journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: 'next' })
    await writeFile(file, JSON.stringify(journal))
    const statements = ['users', 'sessions'].map((table) => `alter table ${table} add column next text;`)
    await writeFile(join(folder, 'next.sql'), statements.join('--> statement-breakpoint\n'))

    const request = await database.pool.connect()
    await request.query('begin; select from sessions')
    const migrated = migrateDatabase(database, async () => undefined, folder)
    const isWaiting = `select from pg_stat_activity where wait_event_type = 'Lock' and query ~ '^\\s*alter table sessions'`
    await expect.poll(async () => (await database.pool.query(isWaiting)).rowCount).toBe(1)
    // Each now waits for the other, and the request must be the one that gets through.
    await request.query('select from users')
    await request.query('commit; select 1')
    request.release()
    await migrated
    expect((await database.pool.query('select next from users limit 1')).rowCount).toBe(1)
  },
)
