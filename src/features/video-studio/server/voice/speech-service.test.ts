import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { writeWav } from '../../film/sound/wav.ts'
import { createSpeechService } from './speech-service.ts'

const tone = writeWav({
  samples: Float32Array.from({ length: 24_000 }, (_, n) => 0.3 * Math.sin(n * 0.1)),
  rate: 24_000,
})

let close: () => void = () => undefined
afterEach(() => close())

type Answer = (request: IncomingMessage, response: ServerResponse) => void

async function serve(answer: Answer, limits = { timeoutMs: 5000, bytes: 200_000, seconds: 10 }) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => {
    server.closeAllConnections()
    server.close()
  }
  const { port } = server.address() as AddressInfo
  const settings = { baseUrl: `http://127.0.0.1:${port}/v1/`, apiKey: 'secret', model: 'm', voice: 'v' }
  const service = createSpeechService(settings, limits)
  return (line = 'Hello') => service.speak(line, AbortSignal.timeout(30_000))
}

test('a line is sent with model, voice and key, and its WAV comes back', async () => {
  let seen: unknown
  const speak = await serve((request, response) => {
    const { url, method, headers } = request
    void text(request).then((body) => {
      seen = { url, method, key: headers.authorization, body: JSON.parse(body) }
      response.end(tone)
    })
  })
  expect(await speak('Say this')).toEqual(Buffer.from(tone))
  expect(seen).toEqual({
    url: '/v1/audio/speech',
    method: 'POST',
    key: 'Bearer secret',
    body: { model: 'm', voice: 'v', input: 'Say this', response_format: 'wav' },
  })
})

test.each([
  [401, 'refused'],
  [400, 'refused'],
  [404, 'refused'],
  [429, 'unreachable'],
  [500, 'unreachable'],
  [503, 'unreachable'],
])('status %i means %s', async (status, problem) => {
  const speak = await serve((_, response) => response.writeHead(status).end('{"error":"x"}'))
  await expect(speak()).rejects.toMatchObject({ name: 'SpeechError', problem })
})

test.each<[string, Answer]>([
  ['an empty reply', (_, response) => response.end()],
  [
    'a page',
    (_, response) => response.setHeader('content-type', 'audio/wav').end('<!doctype html>'.padEnd(99)),
  ],
  ['an MP3', (_, response) => response.end(Buffer.from([0xff, 0xfb, ...Array<number>(200).fill(0)]))],
  ['a WAV without samples', (_, response) => response.end(tone.subarray(0, 44))],
  ['a huge reply', (_, response) => response.end(Buffer.concat([tone, Buffer.alloc(300_000)]))],
])('%s is unusable', async (_name, answer) => {
  const speak = await serve(answer)
  await expect(speak()).rejects.toMatchObject({ problem: 'unusable' })
})

test('an endless reply is cut off', async () => {
  const speak = await serve((_, response) => {
    response.write(tone)
    const more = setInterval(() => response.write(Buffer.alloc(50_000)), 1)
    response.on('close', () => clearInterval(more))
  })
  await expect(speak()).rejects.toMatchObject({ problem: 'unusable' })
})

test('a speech that is too long is unusable', async () => {
  const speak = await serve((_, response) => response.end(tone), {
    timeoutMs: 5000,
    bytes: 200_000,
    seconds: 0.5,
  })
  await expect(speak()).rejects.toMatchObject({ problem: 'unusable' })
})

test.each<[string, Answer]>([
  ['no reply', () => undefined],
  ['a reply that stalls', (_, response) => void response.write(tone.subarray(0, 100))],
  ['a broken connection', (_, response) => void response.destroy()],
  ['a redirect', (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
])('%s counts as unreachable', async (_name, answer) => {
  const speak = await serve(answer, { timeoutMs: 300, bytes: 200_000, seconds: 10 })
  await expect(speak()).rejects.toMatchObject({ problem: 'unreachable' })
})
