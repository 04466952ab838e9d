import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestAs } from '#testing/request-as.ts'
import { addUser } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
})
afterAll(() => running.close())

const textsOf = (body: { lines: { text: string }[] }) => body.lines.map(({ text }) => text)

test('a person has one timeline, notes and tags, and can be exported and erased', async () => {
  const { email } = await addUser(running)
  const typed = email.toUpperCase()
  const message = { name: 'Ada', email: typed, message: 'Hello there' }
  expect((await running.post('/api/forms/contact', message)).status).toBe(201)
  expect((await running.post('/api/forms/newsletter', { email: typed })).status).toBe(201)
  const request = await requestAs(running, 'admin')
  const look = async () => (await request('GET', `people?email=${encodeURIComponent(typed)}`)).body

  const before = await look()
  expect(before).toMatchObject({ email, hasAccount: true, isTeam: false, notes: '', tags: [] })
  expect(textsOf(before).toSorted()).toEqual([
    'Created an account',
    'Subscribed to the newsletter',
    'Wrote to us',
  ])
  const times = before.lines.map(({ at }: { at: string }) => at)
  expect(times).toEqual(times.toSorted().toReversed())

  const change = (body: object) => request('PATCH', 'people', { email: typed, ...body })
  expect((await change({ addTag: 'VIP' })).body).toEqual({ notes: '', tags: ['vip'] })
  expect((await change({ notes: 'Met her.', shownNotes: '' })).status).toBe(200)
  expect((await change({ notes: 'Never met her.', shownNotes: '' })).status).toBe(409)
  expect(await look()).toMatchObject({ notes: 'Met her.', tags: ['vip'] })

  const exported = await request('GET', `people/export.json?email=${encodeURIComponent(typed)}`)
  expect(exported.body).toMatchObject({
    account: { email },
    forms: { contact: [{ message: 'Hello there' }] },
    conversations: { notes: [{ notes: 'Met her.' }] },
  })
  expect(exported.text).not.toMatch(/passwordHash|idempotencyKey/)

  expect((await request('DELETE', 'people', { email: typed })).status).toBe(204)
  expect(await look()).toEqual({
    email,
    hasAccount: false,
    isTeam: false,
    isShortened: false,
    lines: [],
    notes: '',
    tags: [],
  })
  const { items } = (await request('GET', 'audit?limit=4')).body
  expect(items.map(({ action }: { action: string }) => action)).toEqual([
    'person_erased',
    'person_exported',
    'person_notes_changed',
    'person_notes_changed',
  ])
  for (const { subject } of items) expect(subject).toBe(`${email[0]}…@example.org`)
})

test('an account of the team cannot be erased, and an associate exports and erases nothing', async () => {
  const admin = await requestAs(running, 'admin')
  const associate = await requestAs(running, 'associate')
  expect((await admin('DELETE', 'people', { email: 'associate@crovest.local' })).status).toBe(403)
  expect((await associate('DELETE', 'people', { email: 'ada@example.org' })).status).toBe(403)
  expect((await associate('GET', 'people/export.json?email=ada@example.org')).status).toBe(403)
  expect((await associate('GET', 'people?email=unknown@example.org')).body.lines).toEqual([])
})

test('a person has at most ten tags', async () => {
  const request = await requestAs(running, 'associate')
  const add = (tag: string) => request('PATCH', 'people', { email: 'tagged@example.org', addTag: tag })
  for (let number = 0; number < 10; number++) expect((await add(`tag ${number}`)).status).toBe(200)
  expect((await add('one more')).status).toBe(400)
})
