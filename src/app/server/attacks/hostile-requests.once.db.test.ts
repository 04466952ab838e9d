import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOperations, type ApiDocument } from '#testing/fuzz/api-document.ts'
import { postPlainForm } from '#testing/post-plain-form.ts'
import { cookieOf } from '#testing/sign-in.ts'
import { addCreator } from '#testing/studio.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
let operations: ReturnType<typeof listOperations>
let admin: Record<string, string>
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
  operations = listOperations((await (await running.app.request('/api/openapi.json')).json()) as ApiDocument)
  admin = await cookieOf(running, 'admin')
})
afterAll(() => running.close())

const json = { 'content-type': 'application/json' }

test.each([
  ['of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['of a neighboring host', { 'sec-fetch-site': 'same-site' }],
  ['with a hidden origin', { origin: 'null' }],
  ['in an old browser without fetch metadata', {}],
])("a page %s cannot change anything with a visitor's session, on any path", async (_name, from) => {
  const { 'sec-fetch-site': _here, ...cookie } = admin
  const writing = operations.filter(({ method }) => method !== 'GET')
  const responses = await Promise.all(
    writing.map(async ({ method, path }) => {
      const headers = { ...json, ...cookie, ...from }
      const { status } = await running.app.request(path, { method, headers, body: '{}' })
      return [`${method} ${path}`, status] as const
    }),
  )
  expect(responses.length).toBeGreaterThan(40)
  expect(responses.filter(([, status]) => status !== 403)).toEqual([])
})

// Text that a browser would run in a page, and text that would inject a header.
const script = '<script>alert(1)</script>'
const injection = `x\r\nset-cookie: planted=1\r\n\r\n${script}`

test('no path reflects a script or an injected header', async () => {
  const headers = { ...admin, cookie: `${admin.cookie}; other=${encodeURIComponent(injection)}` }
  for (const { method, path, operation } of operations.filter(({ path: at }) => !at.endsWith('/events'))) {
    if (method !== 'GET' || path.endsWith('/live')) continue
    const filled = path.replaceAll(/\{\w+\}/g, encodeURIComponent(injection))
    const query = new URLSearchParams(
      (operation.parameters ?? [])
        .filter((parameter) => parameter.in === 'query')
        .map(({ name }) => [name, injection]),
    )
    expect(await findHarm(await running.app.request(`${filled}?${query}`, { headers }))).toEqual([])
  }
})

test.each(['contact', 'waitlist', 'newsletter', 'feedback', 'tool_interest', 'survey'])(
  'the response page of the plain form %s escapes its input',
  async (form) => {
    const names = ['name', 'email', 'message', 'userType', 'contentType', 'rating', 'answer', 'sessionId']
    const fields = Object.fromEntries(names.map((name) => [name, `">${injection}`]))
    expect(await findHarm(await postPlainForm(running, `/api/forms/${form}`, fields))).toEqual([])
    expect(
      await findHarm(
        await running.app.request(`/api/forms/${encodeURIComponent(script)}`, { method: 'POST' }),
      ),
    ).toEqual([])
  },
)

test('an internal error has the same headers and reveals nothing', async () => {
  const broken = running.secondApp()
  broken.get('/api/broken', () => {
    throw new Error(`the password is hunter2 ${script}`)
  })
  const response = await broken.request('/api/broken')
  expect([response.status, response.headers.get('x-content-type-options')]).toEqual([500, 'nosniff'])
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(await response.text()).not.toMatch(/hunter2|script/)
})

test('protected fields are ignored: a new row belongs to its author and gets a server-generated ID', async () => {
  const [writer, other] = [await addCreator(running), await addCreator(running)]
  const accountOf = async ({ ask }: typeof writer) => {
    const { email } = (await ask<{ email: string }>('GET', '/api/account')).body
    const { rows } = await running.database.pool.query<{ id: string }>(
      'select id, role, email, email_verified, created_at from users where email = $1',
      [email],
    )
    return rows[0]!
  }
  const accounts = [await accountOf(writer), await accountOf(other)] as const
  const sent = {
    id: '00000000-0000-4000-8000-000000000000',
    userId: accounts[1].id,
    user_id: accounts[1].id,
    createdAt: '2001-01-01T00:00:00Z',
    role: 'admin',
    emailVerified: true,
    status: 'completed',
    isSpam: false,
    __proto__: { role: 'admin' },
  }
  const body = (fields: object) => JSON.parse(JSON.stringify({ ...fields, ...sent })) as unknown
  const before = await countByOwner()
  const preset = await writer.ask<{ id: string }>('POST', '/api/presets', body({ name: 'Mine' }))
  await writer.ask('PUT', '/api/profile/content', body({ description: 'Mine' }))
  await writer.ask('PATCH', '/api/account', body({ name: 'Mine' }))
  const video = await writer.ask<{ prediction_id: string }>(
    'POST',
    '/api/video-generator/generate',
    body({ prompt: 'Mine', num_frames: 24, fps: 24, resolution: '480p', seed_image: null }),
  )
  expect([preset.status, video.status]).toEqual([201, 201])
  expect([preset.body.id, video.body.prediction_id]).not.toContain(sent.id)
  expect([await accountOf(writer), await accountOf(other)]).toEqual(accounts)
  const grown = Object.entries(await countByOwner()).filter(([id, count]) => count !== (before[id] ?? 0))
  expect(grown.map(([id]) => id)).toEqual([accounts[0].id])
  const stored = await writer.ask<{ items: { id: string }[] }>('GET', '/api/presets')
  expect(stored.body.items.map(({ id }) => id)).toEqual([preset.body.id])
  expect(await writer.ask('GET', `/api/video-generator/status/${video.body.prediction_id}`)).toMatchObject({
    body: { status: 'processing' },
  })
})

test('keys with a meaning in JavaScript change no server object', async () => {
  const poison =
    '{"email":"p@example.org","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'
  for (const path of ['/api/forms/newsletter', '/api/forms/survey', '/api/analytics', '/api/presets'])
    await running.app.request(path, { method: 'POST', body: poison, headers: { ...json, ...admin } })
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

/** Take something other than JSON: plain HTML forms and files. */
const withoutJson = [
  '/api/launch/page-links',
  '/api/launch/invitation',
  '/api/video-generator/photos',
  '/api/video-generator/recordings',
  '/api/creator-verification/documents',
  '/api/campaigns/{slug}/forms',
  '/api/own-campaigns/{id}/cover',
  '/api/own-campaigns/{id}/revenue-reports/{month}/attachment',
  '/api/inbound-mail',
]

test('a compressed body is never decompressed', async () => {
  // A valid body of 40 MB once decompressed.
  const bomb = gzipSync(`{"email":"a@example.org"${' '.repeat(40_000_000)}}`)
  expect(bomb.length).toBeLessThan(128 * 1024)
  for (const { method, path } of operations.filter((each) => each.operation.requestBody)) {
    const response = await running.app.request(path, {
      method,
      body: bomb,
      headers: { ...admin, ...json, 'content-encoding': 'gzip', 'content-length': String(bomb.length) },
    })
    expect([path, response.status]).toEqual([path, expectedStatus(path)])
  }
})

function expectedStatus(path: string) {
  if (path.endsWith('/webhooks/replicate')) return 404
  // Needs a second factor, which this admin doesn't have.
  if (/\/(transfers|reversal)(\/|$)/.test(path)) return 403
  return withoutJson.includes(path) ? 415 : 400
}

async function findHarm(response: Response): Promise<string[]> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  const text = await response.text()
  return [
    ...(isPage && text.includes('<script>alert') ? [`a script in ${response.url || 'the page'}`] : []),
    ...(response.headers.getSetCookie().some((line) => line.startsWith('planted'))
      ? ['a planted cookie']
      : []),
    ...(response.headers.get('x-content-type-options') === 'nosniff' ? [] : ['no nosniff']),
    ...(/evil|script/.test(response.headers.get('location') ?? '') ? ['a planted address'] : []),
    ...(response.status >= 500 ? [`status ${response.status}`] : []),
  ]
}

/** The number of rows of each kind per user. */
async function countByOwner() {
  const { rows } = await running.database.pool.query<{ user_id: string; count: string }>(
    `select user_id, count(*) from
       (select user_id from presets union all select user_id from videos union all select user_id from content_profiles) as made
     group by user_id`,
  )
  return Object.fromEntries(rows.map(({ user_id, count }) => [user_id, Number(count)]))
}
