import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp()
  await running.database.db.execute(sql`create table kept_texts (id int primary key, text text)`)
})
afterAll(() => running.close())

const count = async () =>
  Number((await running.database.db.execute(sql`select count(*) as n from kept_texts`)).rows[0]?.n)

test('stores all of a transaction or nothing', async () => {
  const { database } = running
  await expect(
    database.transaction(async (tx) => {
      await tx.execute(sql`insert into kept_texts values (1, 'a')`)
      await tx.execute(sql`insert into kept_texts values (1, 'again')`)
    }),
  ).rejects.toThrow()
  expect(await count()).toBe(0)
  await database.transaction((tx) => tx.execute(sql`insert into kept_texts values (1, 'a')`))
  expect(await count()).toBe(1)
})

test('using the root database inside a transaction throws instead of deadlocking', async () => {
  const { database } = running
  const misuse = database.transaction(() => database.db.execute(sql`select 1`))
  await expect(misuse).rejects.toThrow(/select 1/)
  await expect(misuse.catch((error: Error) => Promise.reject(error.cause as Error))).rejects.toThrow(
    'Inside a transaction use the `tx`',
  )
  expect(await count()).toBe(1)
})

test('a transaction that PostgreSQL ends because of another runs again, at most three times', async () => {
  const { database } = running
  let attempts = 0
  const conflict = (failures: number, code = '40P01') => {
    attempts = 0
    return database.transaction(async (tx) => {
      await tx.execute(sql`insert into kept_texts values (50, 'once')`)
      if (++attempts <= failures) throw Object.assign(new Error('Planted'), { code })
    })
  }
  await expect(conflict(3)).rejects.toThrow('Planted')
  expect(attempts).toBe(3)
  await expect(conflict(1, '23505')).rejects.toThrow('Planted')
  expect(attempts).toBe(1)
  await conflict(2)
  expect(await count()).toBe(2)
  await database.db.execute(sql`delete from kept_texts where id = 50`)
})

test("an error has PostgreSQL's code, and the next statement succeeds", async () => {
  const { db } = running.database
  const failed = db.execute(sql`insert into kept_texts values (1, 'twice')`)
  await expect(failed).rejects.toMatchObject({ cause: { code: '23505' } })
  expect(await count()).toBe(1)
})

test('runs many concurrent statements', async () => {
  const { db } = running.database
  await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      db.execute(sql`insert into kept_texts values (${index + 100}, ${'x'.repeat(index)})`),
    ),
  )
  expect(await count()).toBe(101)
})

test('stores and returns any text unchanged', async () => {
  const { db } = running.database
  const text = `quote ' backslash \\ dollar $1 emoji 👩‍🎤 arabic شكرا ${'long '.repeat(100_000)}`
  await db.execute(sql`insert into kept_texts values (500, ${text})`)
  expect((await db.execute(sql`select text from kept_texts where id = 500`)).rows).toEqual([{ text }])
})

test('the health check passes while the database is busy', async () => {
  const { database } = running
  await count()
  let isOver = false
  const long = database.db.execute(sql`select pg_sleep(0.5)`).then(() => (isOver = true))
  await database.ping()
  expect(isOver).toBe(false)
  await long
})
