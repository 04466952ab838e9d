import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from '#platform/server/project-root.ts'
import { addUser } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp()
})
afterAll(() => running.close())

test('the migration keeps the oldest of several rows for one third-party account', async () => {
  const { database } = running
  const [one, other] = [await addUser(running), await addUser(running)]
  await database.pool.query('drop index accounts_provider_id_account_id_index')
  await database.pool.query('alter table users drop column access_revoked_at')
  const add = (id: string, email: string, createdAt: string) =>
    database.pool.query(
      `insert into accounts (id, user_id, provider_id, account_id, created_at)
       values ($1, (select id from users where email = $2), 'google', 'twice', $3)`,
      [id, email, createdAt],
    )
  await add('b-newer', other.email, '2026-02-01')
  await add('c-oldest', one.email, '2026-01-01')
  await add('a-newest', one.email, '2026-03-01')
  const file = readFileSync(join(projectRoot, 'migrations/0011_access-revocation.sql'), 'utf8')
  await database.transaction(async (tx) => {
    for (const statement of file.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement))
  })
  const { rows } = await database.pool.query(`select id from accounts where account_id = 'twice'`)
  expect(rows).toEqual([{ id: 'c-oldest' }])
  await expect(add('again', other.email, '2026-04-01')).rejects.toMatchObject({ code: '23505' })
})
