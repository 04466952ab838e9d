import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { requestAs } from '#testing/request-as.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
let admin: Awaited<ReturnType<typeof requestAs>>
let associate: Awaited<ReturnType<typeof requestAs>>
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
  admin = await requestAs(running, 'admin')
  associate = await requestAs(running, 'associate')
})
afterAll(() => running.close())

type Entry = { id: string; email: string; status: string; notes: string; updatedAt: string | null }
let entries: Entry[]
beforeEach(async () => {
  await running.database.pool.query('delete from waitlist_submissions')
  await running.database.pool.query('delete from audit_entries')
  for (const name of ['ada', 'bob', 'cleo'])
    await running.post('/api/forms/waitlist', {
      email: `${name}@example.org`,
      contentType: 'music',
      fundingTarget: '2k-5k',
    })
  entries = (await admin('GET', 'submissions/waitlist?sort=email')).body.items
})

const path = (entry: Entry | undefined) => `submissions/waitlist/${entry?.id}`
const audit = async () => (await admin('GET', 'audit')).body.items as Record<string, unknown>[]
const stored = async () => (await admin('GET', 'submissions/waitlist?sort=email')).body.items as Entry[]

test('stores status and notes with the time of the change and an audit entry', async () => {
  const [ada] = entries
  const { status, body } = await associate('PATCH', path(ada), { status: 'approved', notes: 'Called her.' })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    id: ada?.id,
    status: 'approved',
    notes: 'Called her.',
    updatedAt: expect.any(String),
  })
  const { changeId: _, ...entry } = body
  expect((await stored())[0]).toEqual(entry)
  expect(await audit()).toMatchObject([
    {
      actorEmail: 'associate@crovest.local',
      action: 'submission_status_changed',
      subject: `waitlist/${ada?.id}`,
      details: { before: 'pending', after: 'approved', notesChanged: true },
    },
  ])
})

test('omitted fields are kept, and setting the same value is not a change', async () => {
  const [ada] = entries
  await admin('PATCH', path(ada), { notes: 'A note' })
  await admin('PATCH', path(ada), { status: 'contacted' })
  await admin('PATCH', path(ada), { status: 'contacted', notes: 'A note' })
  expect((await stored())[0]).toMatchObject({ status: 'contacted', notes: 'A note' })
  expect((await audit()).map(({ action }) => action)).toEqual([
    'submission_status_changed',
    'submission_notes_changed',
  ])
})

test('a concurrent edit is rejected with the current entry', async () => {
  const [ada] = entries
  const shown = { updatedAt: ada?.updatedAt }
  await admin('PATCH', path(ada), { status: 'approved', notes: 'Mine', ...shown })
  const { status, body } = await associate('PATCH', path(ada), {
    status: 'rejected',
    notes: 'Also mine',
    ...shown,
  })
  expect(status).toBe(409)
  expect(body.error).toMatchObject({
    status: 'ABORTED',
    message: 'A teammate has changed this entry in the meantime.',
    details: { current: { status: 'approved', notes: 'Mine' } },
  })
  expect((await stored())[0]).toMatchObject({ status: 'approved', notes: 'Mine' })
  const again = { status: 'rejected', updatedAt: body.error.details.current.updatedAt }
  expect((await associate('PATCH', path(ada), again)).status).toBe(200)
  expect(await audit()).toHaveLength(2)
})

test('one of twenty concurrent changes succeeds', async () => {
  const [ada] = entries
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      (number % 2 ? admin : associate)('PATCH', path(ada), { notes: `Note ${number}`, updatedAt: null }),
    ),
  )
  expect(responses.map(({ status }) => String(status)).toSorted()).toEqual(['200', ...Array(19).fill('409')])
  expect(await audit()).toHaveLength(1)
})

test('a bulk change skips rows that a teammate has changed', async () => {
  const [ada, bob, cleo] = entries
  await admin('PATCH', path(bob), { status: 'rejected' })
  const gone = crypto.randomUUID()
  const rows = [
    ...[ada, bob, cleo].map((entry) => ({ id: entry?.id, updatedAt: entry?.updatedAt })),
    { id: gone },
  ]
  const { body } = await associate('PATCH', 'submissions/waitlist', { rows, status: 'approved' })
  expect(body.changed.map(({ email }: Entry) => email).toSorted()).toEqual([
    'ada@example.org',
    'cleo@example.org',
  ])
  expect(body.conflicts).toMatchObject([{ email: 'bob@example.org', status: 'rejected' }])
  expect(body.missing).toEqual([gone])
  expect((await stored()).map(({ status }) => status)).toEqual(['approved', 'rejected', 'approved'])
  expect(await audit()).toHaveLength(3)
})

test.each([
  [{}],
  [{ status: 'new' }],
  [{ status: null }],
  [{ notes: 'x'.repeat(5001) }],
  [{ notes: 'a\0b' }],
  [{ status: 'approved', updatedAt: 'yesterday' }],
  [[]],
])('rejects the change %j', async (change) => {
  expect((await admin('PATCH', path(entries[0]), change)).status).toBe(400)
  expect(await audit()).toEqual([])
})

test('a missing or spam entry is not found', async () => {
  const { rows } = await running.database.pool.query<{ id: string }>(
    "insert into waitlist_submissions (form_type, user_type, email, email_key, is_spam) values ('waitlist', 'backers', 's', 's', true) returning id",
  )
  for (const id of [crypto.randomUUID(), rows[0]?.id])
    expect((await admin('PATCH', `submissions/waitlist/${id}`, { status: 'approved' })).status).toBe(404)
  expect((await admin('PUT', `submissions/contact/${crypto.randomUUID()}/reading`)).status).toBe(404)
  expect((await admin('PUT', 'submissions/contact/7/reading')).status).toBe(400)
})

test('marking a message as read is permanent and keeps the first time', async () => {
  await running.post('/api/forms/contact', { name: 'Ada', email: 'ada@example.org', message: 'Hello' })
  const [message] = (await admin('GET', 'submissions/contact')).body.items
  expect(message).toMatchObject({ read: false, readAt: null })
  const reading = `submissions/contact/${message.id}/reading`
  const first = await associate('PUT', reading)
  expect(first).toMatchObject({ status: 200, body: { read: true, readAt: expect.any(String) } })
  expect((await admin('PUT', reading)).body.readAt).toBe(first.body.readAt)
  expect((await admin('DELETE', reading)).status).toBe(404)
  expect(await audit()).toMatchObject([{ action: 'contact_read', actorEmail: 'associate@crovest.local' }])
  expect((await admin('GET', 'overview')).body.unreadContacts).toBe(0)
})

test('marks several messages as read', async () => {
  for (const name of ['Ada', 'Bob'])
    await running.post('/api/forms/contact', { name, email: 'ada@example.org', message: 'Hello' })
  const unread = (await admin('GET', 'submissions/contact?status=unread')).body.items as Entry[]
  const rows = unread.map(({ id }) => ({ id }))
  const { body } = await admin('PUT', 'submissions/contact/readings', { rows })
  expect(body.changed).toHaveLength(2)
  expect((await admin('GET', 'submissions/contact?status=unread')).body.items).toEqual([])
  expect(await audit()).toHaveLength(2)
})

const sendAsProgram = async (form: string, fields: object) => {
  await running.post(`/api/forms/${form}`, { ...fields, homepage: 'https://spam.example' })
  const [spam] = (await admin('GET', 'submissions/spam')).body.items
  return { spam, mark: `submissions/${spam.collection}/${spam.id}/spam-mark` }
}

test.each([
  [
    'waitlist',
    'waitlist',
    'pending',
    { email: 'dan@example.org', contentType: 'music', fundingTarget: '2k-5k' },
  ],
  ['contact', 'contact', 'new', { name: 'Dan', email: 'dan@example.org', message: 'I am real' }],
  ['newsletter', 'newsletter', 'unconfirmed', { email: 'dan@example.org' }],
  ['feedback', 'feedback', 'new', { rating: 5, message: 'I am real' }],
  ['other', 'poll', 'new', { answer: 'I am real' }],
])(
  '%s: marking as not spam moves the submission to its list and counts it',
  async (collection, form, status, fields) => {
    const counts = async () => (await admin('GET', 'overview')).body.counts as Record<string, unknown>
    const before = await counts()
    const { spam, mark } = await sendAsProgram(form, fields)
    expect(spam).toMatchObject({ collection, isSpam: true, spamReason: 'honeypot' })
    const cleared = await associate('DELETE', mark)
    const genuine = { id: spam.id, isSpam: false, spamReason: null, status }
    expect(cleared).toMatchObject({ status: 200, body: genuine })
    expect((await admin('GET', 'submissions/spam')).body.items).toEqual([])
    expect((await admin('GET', `submissions/${collection}?q=${spam.id}`)).body.items).toEqual([cleared.body])
    expect(await counts()).not.toEqual(before)
    // A second request changes nothing and adds no audit entry.
    expect((await admin('DELETE', mark)).body).toEqual(cleared.body)
    expect(await audit()).toMatchObject([
      {
        action: 'spam_mark_cleared',
        subject: `${collection}/${spam.id}`,
        actorEmail: 'associate@crovest.local',
        details: { before: 'honeypot' },
      },
    ])
  },
)

test('marking as not spam fails for someone who has joined since', async () => {
  const fields = { email: 'eve@example.org', contentType: 'music', fundingTarget: '2k-5k' }
  const { spam, mark } = await sendAsProgram('waitlist', fields)
  await running.post('/api/forms/waitlist', fields)
  expect(await admin('DELETE', mark)).toMatchObject({
    status: 409,
    body: {
      error: { message: 'This person has joined in the meantime, so their entry is already on the list.' },
    },
  })
  expect((await admin('GET', `submissions/spam?q=${spam.id}`)).body.items).toHaveLength(1)
  expect(await audit()).toEqual([])
  expect((await admin('DELETE', `submissions/waitlist/${crypto.randomUUID()}/spam-mark`)).status).toBe(404)
})

test('no change is made without its audit entry', async () => {
  await running.database.pool.query(
    'alter table audit_entries add constraint full_disk check (false) not valid',
  )
  const { status } = await admin('PATCH', path(entries[0]), { status: 'approved' })
  await running.database.pool.query('alter table audit_entries drop constraint full_disk')
  expect(status).toBe(500)
  expect((await stored())[0]?.status).toBe('pending')
})

test('undoing a change of status restores each status, except where a teammate was faster', async () => {
  const [ada, bob, cleo] = entries
  await admin('PATCH', path(bob), { status: 'contacted' })
  const rows = [ada, bob, cleo].map((entry) => ({ id: entry?.id }))
  const { body } = await admin('PATCH', 'submissions/waitlist', { rows, status: 'rejected' })
  await associate('PATCH', path(cleo), { status: 'approved' })
  expect((await admin('DELETE', `changes/${body.changeId}`)).body).toEqual({ restored: 2, skipped: 1 })
  expect((await stored()).map(({ status }) => status)).toEqual(['pending', 'contacted', 'approved'])
})
