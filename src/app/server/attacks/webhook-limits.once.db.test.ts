import { expect, test } from 'vitest'
import { startTestApp } from '#testing/test-app.ts'

test.each([
  ['/api/inbound-mail', 3, 'message/rfc822'],
  ['/api/payments/events', 60, 'application/json'],
  ['/api/broadcasts/mail-events', 60, 'application/json'],
])(
  '%s takes a limited number of requests per client, and reads no body beyond',
  async (path, allowed, type) => {
    const running = await startTestApp({ RATE_LIMIT_SCALE: '0.01' })
    try {
      const send = (body: BodyInit, headers?: Record<string, string>) => {
        const request = {
          method: 'POST',
          body,
          duplex: 'half',
          headers: { 'content-type': type, ...headers },
        }
        return running.app.request(path, request)
      }
      for (let count = 0; count < allowed; count++) expect((await send('{}')).status).not.toBe(429)
      let reads = 0
      const pull = (controller: ReadableStreamDefaultController) => {
        reads++
        controller.close()
      }
      const unread = new ReadableStream({ pull }, { highWaterMark: 0 })
      const { status } = await send(unread, { 'transfer-encoding': 'chunked' })
      expect({ status, reads }).toEqual({ status: 429, reads: 0 })
    } finally {
      await running.close()
    }
  },
)
