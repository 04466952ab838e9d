import { afterAll, beforeAll, expect, test } from 'vitest'
import { callers, permissions } from '#testing/permissions.ts'
import { undescribed } from '#testing/undescribed-permissions.ts'
import { cookieOf } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
const cookies: Record<string, string>[] = []
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
  for (const caller of callers) cookies.push(await cookieOf(running, caller))
})
afterAll(() => running.close())

test.each(Object.entries({ ...undescribed, ...permissions }))(
  '%s responds to each role as the table says',
  async (operation, statuses) => {
    const [method = '', path = ''] = operation.split(' ')
    const received = await Promise.all(cookies.map((cookie) => ask(method, path, cookie)))
    expect(named(received)).toEqual(named(statuses))
  },
)

test('the table lists exactly the paths that the API describes', async () => {
  const document = (await (await running.app.request('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, unknown>>
  }
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(Object.keys(permissions).toSorted()).toEqual(described.toSorted())
})

const named = (statuses: readonly number[]) =>
  Object.fromEntries(callers.map((caller, index) => [caller, statuses[index]]))

async function ask(method: string, path: string, headers: Record<string, string>) {
  const body =
    method === 'GET' ? {} : { body: '{}', headers: { ...headers, 'content-type': 'application/json' } }
  return (await running.app.request(path, { method, headers, ...body })).status
}
