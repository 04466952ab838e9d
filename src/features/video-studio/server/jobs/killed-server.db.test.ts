import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { cookieFrom } from '#testing/cookie-from.ts'
import { spawnServer, type ServerProcess } from '#testing/server-process.ts'
import { testEnvironment } from '#testing/test-app.ts'

const started: ServerProcess[] = []
const start = async (environment: Record<string, string>) => {
  const server = await spawnServer({ LOG_LEVEL: 'silent', ...environment })
  started.push(server)
  await server.ready()
  return server
}
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.stop()))
})

const json = { 'content-type': 'application/json' }

async function signIn(url: string) {
  const body = JSON.stringify({ email: 'associate@crovest.local', password: 'associate-password' })
  return cookieFrom(await fetch(`${url}/api/auth/sign-in/email`, { method: 'POST', headers: json, body }))
}

// Whole servers that render a video: each signal is tested on one database, to save time.
const signal = process.env.TEST_DATABASE === 'postgres' ? 'SIGTERM' : 'SIGKILL'

test(`a video whose server is ended by ${signal} is resumed and finished by the next`, async () => {
  const environment = await testEnvironment()
  const first = await start(environment)
  let server = first
  let cookie = await signIn(first.url)
  const body = JSON.stringify({
    prompt: 'A fox',
    num_frames: 72,
    fps: 24,
    resolution: '480p',
    seed_image: null,
  })
  const taken = await fetch(`${first.url}/api/video-generator/generate`, {
    method: 'POST',
    headers: { ...json, ...cookie },
    body,
  })
  const { prediction_id: id } = (await taken.json()) as { prediction_id: string }
  const status = async () => {
    const response = await fetch(`${server.url}/api/video-generator/videos/${id}`, { headers: cookie })
    return (await response.json()) as {
      status: string
      percent: number
      history: { reason: string | null }[]
    }
  }
  await eventually(async () => expect((await status()).percent).toBeGreaterThan(0))
  first.kill(signal)
  await first.exited
  server = await start(environment)
  cookie = await signIn(server.url)
  await eventually(async () => expect((await status()).status).toBe('completed'))
  expect((await status()).history.map(({ reason }) => reason)).toContain('Restarted after an interruption.')
  expect(readdirSync(join(environment.DATA_DIR ?? '', 'rendering'))).toEqual([])
})
