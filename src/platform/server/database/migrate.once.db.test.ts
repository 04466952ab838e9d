import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '#platform/server/project-root.ts'
import { startTestApp } from '#testing/test-app.ts'
import { migrateDatabase } from './migrate.ts'

test('a migration gives way to requests that hold its tables, and succeeds after them', async () => {
  const running = await startTestApp()
  onTestFinished(() => running.close())
  const { database } = running
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
})
