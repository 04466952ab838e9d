import { afterAll, beforeAll, expect, test } from 'vitest'
import { postPlainForm } from '#testing/post-plain-form.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '100' })
})
afterAll(() => running.close())

const post = (form: string, fields: Record<string, string>) =>
  postPlainForm(running, `/api/forms/${form}`, fields)

test.each([
  ['contact', { name: 'Ada', email: 'ada@example.org', message: 'Hello' }, 'Thank you for your message!'],
  [
    'waitlist',
    { userType: 'backers', contributionSize: '50-250', returnModel: 'roi', email: 'b@example.org' },
    'Thank you for joining the backers waitlist!',
  ],
  ['newsletter', { email: 'n@example.org', homepage: '' }, 'Thank you for subscribing!'],
  ['feedback', { rating: '4', message: 'Nice' }, 'Thank you for your feedback!'],
  ['survey', { answer: 'yes' }, 'Thank you! We have received it.'],
])('the form %s works without scripts and returns a page', async (form, fields, text) => {
  const response = await post(form, fields)
  expect(response.status).toBe(201)
  expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8')
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
  const page = await response.text()
  expect(page).toContain(text)
  expect(page).toContain('role="status"')
  expect(page).not.toContain('<script')
})

test('a rejected form is shown again with its errors and everything that was typed', async () => {
  const response = await post('contact', {
    name: '"><b>Ada',
    email: 'nobody',
    message: '\n<i>Hello</i>\n& more',
  })
  expect(response.status).toBe(400)
  const page = await response.text()
  expect(page).toContain('role="alert"')
  expect(page).toContain('Failed to submit contact form. Please try again.')
  expect(page).toContain('There was an error submitting your message. Please try again.')
  expect(page).toContain('Please enter a valid email address.')
  expect(page).toContain('value="&quot;&gt;&lt;b&gt;Ada"')
  expect(page).toContain('>\n\n&lt;i&gt;Hello&lt;/i&gt;\n&amp; more</textarea')
  expect(page).toContain('action="/api/forms/contact"')
  expect(page).toContain('href="/contact"')
})

test('a rejected waitlist form keeps its audience and choices', async () => {
  const page = await (
    await post('waitlist', { userType: 'investors', investorType: 'angel', email: 'x' })
  ).text()
  expect(page).toContain('<input type="hidden" name="userType" value="investors" />')
  expect(page).toMatch(/<option value="angel" selected\s*>/)
  expect(page).toContain('Please choose one of the options.')
})

test('an address alone is followed by the questions of each audience and stores nothing', async () => {
  const response = await post('waitlist', { step: 'address', email: 'first@example.org', homepage: '' })
  expect(response.status).toBe(200)
  const page = await response.text()
  expect(page.match(/value="first@example.org"/g)).toHaveLength(3)
  for (const text of ['Content Creators', 'Investors', 'Backers', 'I back projects'])
    expect(page).toContain(text)
  expect(page).not.toContain('role="alert"')
})

test('an invalid address is reported at its field, with what was typed', async () => {
  const response = await post('waitlist', { step: 'address', email: 'nobody', homepage: '' })
  expect(response.status).toBe(400)
  const page = await response.text()
  expect(page).toContain('Please enter a valid email address.')
  expect(page).toContain('value="nobody"')
  expect(page).toContain('name="step" value="address"')
})

test('rejects a form submitted from another site', async () => {
  const response = await running.app.request('/api/forms/contact', {
    method: 'POST',
    body: 'name=a&email=a%40example.org&message=x',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
  })
  expect(response.status).toBe(403)
})

test('rejects characters that no browser would send', async () => {
  for (const message of ['a\0b', 'x'.repeat(100_000)])
    expect((await post('contact', { name: 'Ada', email: 'a@example.org', message })).status).toBe(400)
  expect((await post('contact', { message: 'x'.repeat(200_000) })).status).toBe(413)
})

test('a message of the maximum length passes, however the browser encodes line breaks', async () => {
  const message = '\r\n'.repeat(2500) + 'x'.repeat(2500)
  expect((await post('contact', { name: 'Ada', email: 'lines@example.org', message })).status).toBe(201)
  const { rows } = await running.database.pool.query(
    "select length(message) from contact_submissions where email = 'lines@example.org'",
  )
  expect(rows).toEqual([{ length: 5000 }])
})

test.each([
  ['contact', 'contact_submissions', { name: 'Twice', email: 'twice@example.org', message: 'Hello' }],
  ['feedback', 'feedback_submissions', { rating: '5', message: 'Sent twice' }],
  ['questions', 'form_submissions', { answer: 'sent twice' }],
])('a repeated form %s is one row, and a new one after ten minutes', async (form, table, fields) => {
  const rows = async () =>
    (
      await running.database.pool.query<{ id: string }>(
        `select id from ${table} where form_type = $1 and ${table}::text ilike '%twice%'`,
        [form],
      )
    ).rows.length
  const responses = await Promise.all([post(form, fields), post(form, fields), post(form, fields)])
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(await rows()).toBe(1)
  await post(form, { ...fields, [Object.keys(fields).at(-1)!]: 'twice, in other words' })
  expect(await rows()).toBe(2)
  await running.database.pool.query(`update ${table} set submitted_at = submitted_at - interval '11 minutes'`)
  await post(form, fields)
  expect(await rows()).toBe(3)
})

test('resubscribing right after unsubscribing works without scripts', async () => {
  const email = 'again@example.org'
  const stored = async () =>
    (
      await running.database.pool.query('select status from newsletter_subscriptions where email = $1', [
        email,
      ])
    ).rows
  await post('newsletter', { email })
  await running.database.pool.query(
    "update newsletter_subscriptions set status = 'inactive' where email = $1",
    [email],
  )
  await post('newsletter', { email })
  expect(await stored()).toEqual([{ status: 'unconfirmed' }])
})

test('a client that accepts JSON gets JSON', async () => {
  const response = await running.app.request('/api/forms/newsletter', {
    method: 'POST',
    body: 'email=json%40example.org',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
  })
  expect(await response.json()).toHaveProperty('message')
})
