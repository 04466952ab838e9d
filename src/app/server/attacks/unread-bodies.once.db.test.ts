import { expect, test } from 'vitest'
import { listOperations, type ApiDocument } from '#testing/fuzz/api-document.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

/** Sends a body in pieces, without a length. Returns the status and how many pieces were read. */
async function sendInPieces(running: TestApp, { path, method, type }: Record<string, string>) {
  let reads = 0
  const pull = (controller: ReadableStreamDefaultController) => {
    reads++
    controller.enqueue(new Uint8Array(100))
    if (reads === 10) controller.close()
  }
  const request = {
    method,
    body: new ReadableStream({ pull }, { highWaterMark: 0 }),
    duplex: 'half',
    headers: { 'content-type': type ?? '', 'transfer-encoding': 'chunked' },
  }
  const { status } = await running.app.request(path ?? '', request as RequestInit)
  return { status, reads }
}

test('a request without an account is refused before its body is read, on any path', async () => {
  const running = await startTestApp({
    RATE_LIMIT_SCALE: '1000',
    INBOUND_MAIL_SECRET: 'a-secret-of-at-least-thirty-two-characters',
  })
  try {
    const document = (await (await running.app.request('/api/openapi.json')).json()) as ApiDocument
    const refused: string[] = []
    const read: string[] = []
    for (const { method, path, operation } of listOperations(document)) {
      const [type] = Object.keys(operation.requestBody?.content ?? {})
      if (type === undefined) continue
      const { status, reads } = await sendInPieces(running, { method, path, type })
      if (status === 401) refused.push(path)
      if (status === 401 && reads > 0) read.push(path)
    }
    expect(refused.length).toBeGreaterThan(50)
    expect(refused).toContain('/api/inbound-mail')
    expect(read).toEqual([])
  } finally {
    await running.close()
  }
})

test('a request beyond a rate limit is refused before its body is read', async () => {
  const running = await startTestApp({ RATE_LIMIT_SCALE: '0.01' })
  try {
    const request = { method: 'POST', path: '/api/forms/newsletter', type: 'application/json' }
    expect((await sendInPieces(running, request)).reads).toBe(10)
    expect(await sendInPieces(running, request)).toEqual({ status: 429, reads: 0 })
  } finally {
    await running.close()
  }
})
