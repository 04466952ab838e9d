import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ErrorEnvelope } from '#platform/common/errors.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
})
afterAll(() => running.close())

const valid: Record<string, Record<string, unknown>> = {
  waitlist: { userType: 'creators', contentType: 'film', fundingTarget: 'under-2k', email: 'a@example.org' },
  contact: { name: 'Ada', email: 'a@example.org', message: 'Hello' },
  newsletter: { email: 'a@example.org' },
  feedback: { rating: 4, message: 'Nice' },
  survey: { answer: 'yes' },
}

// Rejected by every text field.
const unstorable: unknown[] = [
  '\0',
  'a\0b',
  '\uD800',
  'x\uDFFFy',
  'x'.repeat(100_000),
  { a: { b: 1 } },
  [[1]],
]
// Rejected by single-line fields, because a line break could inject an email header.
const broken = [
  'Ada\nBcc: eve@example.org',
  'Ada\r\nBcc: eve@example.org',
  'a@example.org\n',
  'Ada\u2028x',
  'a\u0085b',
]
const badAddresses = [
  '',
  ' ',
  'nobody',
  '@',
  'a@b',
  'a b@c.de',
  `${'a'.repeat(65)}@example.org`,
  `a@${'b'.repeat(64)}.org`,
  'a@b-.org',
  '<a@b.org>',
  5,
  true,
  null,
]

const cases = Object.entries(valid).flatMap(([form, body]) =>
  Object.keys(body).flatMap((field) => {
    const values = [
      ...unstorable,
      ...(['name', 'email'].includes(field) ? broken : []),
      ...(field === 'email' ? badAddresses : []),
    ]
    return values.map((value) => [form, field, value] as const)
  }),
)

test.each(cases)('the form %s rejects a bad %s with its message: %j', async (form, field, value) => {
  const response = await running.post(`/api/forms/${form}`, { ...valid[form], [field]: value })
  expect(response.status).toBe(400)
  const { error } = (await response.json()) as ErrorEnvelope
  expect(error.status).toBe('INVALID_ARGUMENT')
  expect(Object.keys(error.details?.fields ?? {})).toEqual([field])
})

const exact = [
  '👩‍🎤🎬',
  'שלום עולם',
  'مرحبا',
  '‮override',
  "Robert'); drop table x;--",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '\tindented',
  ' spaces around ',
  'a\u0001b',
  '\\u0000',
  '%00',
  '\uFFFD',
]

test.each(exact)('a message is stored exactly as typed: %j', async (message) => {
  const response = await running.post('/api/forms/contact', { ...valid.contact, message })
  expect(response.status).toBe(201)
  const { rows } = await running.database.pool.query(
    'select message from contact_submissions where message = $1',
    [message],
  )
  expect(rows).toHaveLength(1)
})

test.each([0, 6, 2.5, -1, '0', 'five', '', null, true, [3], {}])('rejects a rating of %j', async (rating) => {
  const response = await running.post('/api/forms/feedback', { rating, message: 'x' })
  expect(response.status).toBe(400)
  const { error } = (await response.json()) as ErrorEnvelope
  expect(error.details?.fields).toEqual({ rating: 'Please choose a rating from 1 to 5.' })
})

test.each(['Survey', '1a', 'a'.repeat(51), 'a.b', '%F0%9F%8E%AC', 'a%20b'])(
  'rejects the form type %j',
  async (type) => {
    const response = await running.post(`/api/forms/${type}`, { answer: 'x' })
    expect(response.status).toBe(400)
  },
)

test('invalid spam-trap fields never reject a form', async () => {
  for (const trap of [
    { homepage: 5 },
    { homepage: ['x'] },
    { shownAt: 'soon' },
    { shownAt: {} },
    { sentAt: null, shownAt: '\0' },
  ])
    expect((await running.post('/api/forms/feedback', { ...valid.feedback, ...trap })).status).toBe(201)
})

test('a form has between 1 and 30 fields', async () => {
  const fields = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, index]))
  expect((await running.post('/api/forms/survey', fields(30))).status).toBe(201)
  for (const count of [0, 31])
    expect((await running.post('/api/forms/survey', fields(count))).status).toBe(400)
})

test.each(['1a', 'a.b', '$ref', 'a'.repeat(51), 'a\0', '🎬', ''])(
  'rejects the field name %j',
  async (name) => {
    expect((await running.post('/api/forms/survey', { answer: 'x', [name]: 'y' })).status).toBe(400)
  },
)

test('stores any other form with its fields, the type from the URL, the user type and the session', async () => {
  const body = { tool: 'Thumbnail maker', wants: true, count: 3, tags: ['a', 'b'], none: null }
  const splitOff = { formType: 'contact', userType: 'creator', sessionId: 's-1', shownAt: 1 }
  expect((await running.post('/api/forms/tool_interest', { ...body, ...splitOff })).status).toBe(201)
  const { rows } = await running.database.pool.query(
    "select * from form_submissions where form_type = 'tool_interest'",
  )
  expect(rows).toMatchObject([
    { fields: body, user_type: 'creator', session_id: 's-1', status: 'new', source: 'website' },
  ])
})

test('stores feedback with its rating', async () => {
  await running.post('/api/forms/feedback', { rating: '5', message: 'Lovely' })
  const { rows } = await running.database.pool.query(
    "select * from feedback_submissions where message = 'Lovely'",
  )
  expect(rows).toMatchObject([{ rating: 5, form_type: 'feedback', status: 'new', source: 'website' }])
})

test('a client may send 30 forms a minute', async () => {
  const strict = await startTestApp()
  try {
    const send = () => strict.post('/api/forms/feedback', valid.feedback)
    for (let count = 0; count < 30; count++) expect((await send()).status).toBe(201)
    const refused = await send()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  } finally {
    await strict.close()
  }
})
