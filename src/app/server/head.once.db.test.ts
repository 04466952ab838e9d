import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOperations, type ApiDocument } from '#testing/fuzz/api-document.ts'
import { cookieOf } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
  headers = await cookieOf(running, 'admin')
})
afterAll(() => running.close())

test('every readable path responds to HEAD as to GET, without a body', async () => {
  const ask = (path: string, method: string) => running.app.request(path, { method, headers })
  const document = (await (await ask('/api/openapi.json', 'GET')).json()) as ApiDocument
  const paths = listOperations(document).filter(({ method }) => method === 'GET')
  expect(paths.length).toBeGreaterThan(30)
  for (const path of ['/api/openapi.json', '/api/docs', ...paths.map((each) => fillIn(each.path))]) {
    const got = await ask(path, 'GET')
    await got.body?.cancel()
    const head = await ask(path, 'HEAD')
    expect([path, head.status, await head.text()]).toEqual([path, got.status, ''])
    expect(head.headers.get('content-type')).toBe(got.headers.get('content-type'))
  }
})

const fillIn = (path: string) =>
  `${path.replaceAll('{collection}', 'waitlist').replaceAll(/\{\w+\}/g, '1')}?window=24h&email=a@example.org`
