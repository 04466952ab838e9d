import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { requestAs } from '#testing/request-as.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { dayMs } from '#platform/common/durations.ts'

let running: TestApp
let admin: Awaited<ReturnType<typeof requestAs>>
let associate: Awaited<ReturnType<typeof requestAs>>
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
  admin = await requestAs(running, 'admin')
  associate = await requestAs(running, 'associate')
})
afterAll(() => running.close())

type Item = { id: string; name: string; tags: string[]; waitingSince: string | null; read: boolean }
let items: Item[]
const list = async (query = '') => (await admin('GET', `conversations?${query}`)).body.items as Item[]
const names = async (query = '') => (await list(query)).map(({ name }) => name)
const change = (body: object, as = admin) => as('PATCH', 'conversations', body)
const tomorrow = () => new Date(Date.now() + dayMs).toISOString()

beforeEach(async () => {
  await running.database.pool.query('delete from contact_submissions')
  for (const name of ['Ada', 'Bob', 'Cleo'])
    await running.post('/api/forms/contact', {
      name,
      email: `${name.toLowerCase()}@example.org`,
      message: `Hello from ${name}, about kilns`,
    })
  items = await list()
})

const idOf = (name: string) => items.find((item) => item.name === name)?.id ?? ''

test('every message is an open conversation, newest first, and waits for a reply', async () => {
  expect(items.map(({ name }) => name)).toEqual(['Cleo', 'Bob', 'Ada'])
  expect(items.every(({ waitingSince, read }) => waitingSince !== null && !read)).toBe(true)
  const pages = await admin('GET', 'conversations?limit=2')
  const rest = await admin('GET', `conversations?limit=2&cursor=${pages.body.nextCursor}`)
  expect([...pages.body.items, ...rest.body.items]).toEqual(items)
  expect(rest.body.nextCursor).toBeNull()
})

test('search finds beginnings of words, addresses and later messages, and no operator is special', async () => {
  expect(await names('q=kil')).toHaveLength(3)
  expect(await names('q=cleo%20kilns')).toEqual(['Cleo'])
  expect(await names('q=bob@example.org')).toEqual(['Bob'])
  expect(await names(`q=${encodeURIComponent("bob' & | ! (c:*")}`)).toEqual([])
  expect(await names('q=%26')).toEqual([])
  await admin('POST', `conversations/${idOf('Ada')}/notes`, {
    id: crypto.randomUUID(),
    text: 'Ask about glaze',
  })
  expect(await names('q=glaze')).toEqual(['Ada'])
})

test('the palette finds a person by a surname that no address begins with', async () => {
  const email = 'chloe@example.org'
  await running.post('/api/forms/contact', { name: 'Chloé Sato', email, message: 'Hello from Tokyo' })
  const found = async (q: string) => (await admin('GET', `search?q=${q}`)).body.people as unknown
  expect(await found('sato')).toEqual([{ email }])
  expect(await found('chlo')).toEqual([{ email }])
  expect(await found('tokyo')).toEqual([])
})

test('search finds the same among few and among more than a thousand matches', async () => {
  const add = (count: number) =>
    running.database.pool.query(
      `insert into contact_submissions (form_type, name, email, email_key, message, submitted_at, last_message_at)
       select 'contact', 'Older ' || n, 'older@example.org', 'older@example.org', 'About kilns', at, at
       from (select n, now() - n * interval '1 hour' as at from generate_series(1, $1::int) as n) as all_rows`,
      [count],
    )
  await add(2)
  expect(await names('q=kilns&limit=4')).toEqual(['Cleo', 'Bob', 'Ada', 'Older 1'])
  await running.database.pool.query(`delete from contact_submissions where name like 'Older%'`)
  await add(1005)
  expect(await names('q=kilns&limit=4')).toEqual(['Cleo', 'Bob', 'Ada', 'Older 1'])
  expect(await names('q=kilns%201005')).toEqual(['Older 1005'])
})

test('finishing, snoozing, assigning and tagging move a conversation, and undo restores exactly that', async () => {
  const ids = [idOf('Ada'), idOf('Bob')]
  await change({ ids: [ids[0]], addTag: 'Press' })
  const done = await change({ ids, done: true })
  expect(await names('state=open')).toEqual(['Cleo'])
  expect(await names('state=done')).toEqual(['Bob', 'Ada'])
  expect((await admin('DELETE', `changes/${done.body.changeId}`)).body).toEqual({ restored: 2, skipped: 0 })
  expect(await list()).toMatchObject([{ name: 'Cleo' }, { name: 'Bob' }, { name: 'Ada', tags: ['press'] }])
  expect((await admin('DELETE', `changes/${done.body.changeId}`)).status).toBe(404)

  const snoozed = await change({ ids, snoozedUntil: tomorrow(), assigneeEmail: 'associate@crovest.local' })
  expect(await names('state=snoozed')).toEqual(['Bob', 'Ada'])
  expect(await names('state=all&assignee=associate@crovest.local')).toEqual(['Bob', 'Ada'])
  expect(await names('assignee=none')).toEqual(['Cleo'])
  // A teammate takes one of them over, so only the other is restored.
  await change({ ids: [ids[0]], assigneeEmail: 'admin@crovest.local' }, associate)
  expect((await associate('DELETE', `changes/${snoozed.body.changeId}`)).status).toBe(404)
  expect((await admin('DELETE', `changes/${snoozed.body.changeId}`)).body).toEqual({
    restored: 1,
    skipped: 1,
  })
  expect(await names('state=snoozed')).toEqual(['Ada'])
  expect(await names('tag=press&state=all')).toEqual(['Ada'])
})

test('a snooze that has passed opens the conversation again', async () => {
  await change({ ids: [idOf('Ada')], snoozedUntil: tomorrow() })
  expect(await names()).toEqual(['Cleo', 'Bob'])
  await running.database.pool.query(
    `update contact_submissions set snoozed_until = now() - interval '1 minute' where name = 'Ada'`,
  )
  expect(await names()).toEqual(['Cleo', 'Bob', 'Ada'])
  expect(await names('state=snoozed')).toEqual([])
})

test('counts stop at a limit and know what is mine and late', async () => {
  await change({ ids: [idOf('Ada')], assigneeEmail: 'admin@crovest.local' })
  await running.database.pool.query(
    `update contact_submissions set waiting_since = now() - interval '9 days' where name = 'Bob'`,
  )
  expect((await admin('GET', 'conversation-counts')).body).toEqual({
    open: 3,
    mine: 1,
    unassigned: 2,
    snoozed: 0,
    late: 1,
  })
})

test('what makes no sense is refused with the field', async () => {
  const ids = [idOf('Ada')]
  for (const [body, field] of [
    [{ ids, snoozedUntil: '2020-01-01T00:00:00Z' }, 'snoozedUntil'],
    [{ ids, assigneeEmail: 'stranger@example.org' }, 'assigneeEmail'],
    [{ ids, addTag: 'a\nb' }, 'addTag'],
    [{ ids, addTag: '  ' }, 'addTag'],
    [{ ids: [], done: true }, 'ids'],
  ] as const) {
    const { status, body: answer } = await change(body)
    expect({ status, field: Object.keys(answer.error.details.fields)[0] }).toEqual({ status: 400, field })
  }
  const gone = crypto.randomUUID()
  expect((await change({ ids: [gone], done: true })).body).toEqual({
    changed: [],
    missing: [gone],
    changeId: null,
  })
  expect((await admin('GET', `conversations/${gone}`)).status).toBe(404)
})

test('spam is no conversation of the list and cannot be answered', async () => {
  await running.post('/api/forms/contact', {
    name: 'Bot',
    email: 'bot@example.org',
    message: 'Buy',
    homepage: 'https://filled-in.example',
  })
  expect(await names('state=all')).not.toContain('Bot')
  const { rows } = await running.database.pool.query<{ id: string }>(
    `select id from contact_submissions where name = 'Bot'`,
  )
  const reply = { id: crypto.randomUUID(), text: 'Hello', seen: 0 }
  expect((await admin('POST', `conversations/${rows[0]?.id}/replies`, reply)).status).toBe(409)
})
