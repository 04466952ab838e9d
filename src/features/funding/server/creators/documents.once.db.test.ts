import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPerson } from '#testing/campaigns.ts'
import { requestAs } from '#testing/request-as.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
})
afterAll(() => running.close())

test('a document is only ever a download, which no browser runs or shows as a page', async () => {
  const { cookie, send } = await addPerson(running)
  const team = await requestAs(running, 'admin')
  for (const [type, bytes] of [
    ['application/pdf', Buffer.from('%PDF-1.7 /OpenAction << /S /JavaScript /JS (app.alert(1)) >>')],
    ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d])],
  ] as const) {
    const uploaded = await running.app.request('/api/creator-verification/documents?name=page.html', {
      method: 'POST',
      headers: { ...cookie, 'content-type': type, 'content-length': String(bytes.length) },
      body: bytes,
    })
    expect(uploaded.status).toBe(201)
    const { documents } = (await uploaded.json()) as { documents: { id: string }[] }
    const id = documents.at(-1)?.id
    for (const { status, headers } of [
      await send('GET', `/api/creator-verification/documents/${id}`),
      await team('GET', `creators/documents/${id}`),
    ]) {
      expect(status).toBe(200)
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': type,
        'content-disposition': 'attachment; filename="document"',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
    }
  }
})
