import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { answerError } from './answer-error.ts'
import { requireSameOrigin } from './same-origin.ts'

const app = new Hono()
app.onError(answerError as never)
app.use(requireSameOrigin({ siteUrl: 'https://crovest.example', sessionCookie: /crovest\.session/ }))
app.all('/', (c) => c.text('done'))

const statusOf = async (headers: Record<string, string>, method = 'POST') =>
  (await app.request('http://internal:3000/', { method, headers: { host: 'internal:3000', ...headers } }))
    .status

test('a page of this site may change something', async () => {
  expect(await statusOf({ origin: 'https://crovest.example' })).toBe(200)
  expect(await statusOf({ origin: 'http://internal:3000' })).toBe(200)
  expect(await statusOf({ 'sec-fetch-site': 'same-origin' })).toBe(200)
})

test('a page of another site may not', async () => {
  expect(await statusOf({ origin: 'https://evil.example' })).toBe(403)
  expect(await statusOf({ origin: 'https://crovest.example.evil.example' })).toBe(403)
  expect(await statusOf({ origin: 'null' })).toBe(403)
  expect(await statusOf({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await statusOf({ 'sec-fetch-site': 'same-site' })).toBe(403)
})

test('a program passes as long as it carries no session cookie', async () => {
  expect(await statusOf({})).toBe(200)
  expect(await statusOf({ cookie: 'theme=dark' })).toBe(200)
  expect(await statusOf({ cookie: 'theme=dark; crovest.session_token=x' })).toBe(403)
})

test('reading is free for everybody', async () => {
  expect(await statusOf({ origin: 'https://evil.example' }, 'GET')).toBe(200)
})
