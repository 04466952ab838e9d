import { expect, test } from 'vitest'
import { startTestApp } from '#testing/test-app.ts'

test.each([
  ['/api/inbound-mail', 3, 'message/rfc822'],
  ['/api/payments/events', 60, 'application/json'],
  ['/api/broadcasts/mail-events', 60, 'application/json'],
])('%s takes a limited number of requests per client', async (path, allowed, type) => {
  const running = await startTestApp({ RATE_LIMIT_SCALE: '0.01' })
  try {
    const send = () =>
      running.app.request(path, { method: 'POST', body: '{}', headers: { 'content-type': type } })
    for (let count = 0; count < allowed; count++) expect((await send()).status).not.toBe(429)
    expect((await send()).status).toBe(429)
  } finally {
    await running.close()
  }
})
