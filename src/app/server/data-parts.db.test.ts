import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { cookieOf } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '100' })
})
afterAll(() => running.close())

const storedFiles = async () =>
  (await readdir(join(running.config.dataDir, 'files'), { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile(),
  ).length

test('an export contains everything the tools created, and deletion removes it', async () => {
  const cookie = await cookieOf(running, 'user')
  const headers = { ...cookie, 'content-type': 'application/json' }
  const put = (path: string, body: unknown) =>
    running.app.request(path, { method: 'PUT', body: JSON.stringify(body), headers })
  expect((await put('/api/profile/content', { description: 'I bake bread' })).status).toBe(200)
  const ideas = await running.post('/api/ideas', { presetId: null }, cookie)
  expect(ideas.status).toBe(200)
  await ideas.text()
  const files = await storedFiles()
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
  const video = { prompt: 'A loaf rises', num_frames: 24, fps: 24, resolution: '480p' }
  const asked = { ...video, seed_image: `data:image/png;base64,${pixel}` }
  expect((await running.post('/api/video-generator/generate', asked, cookie)).status).toBe(201)
  expect(await storedFiles()).toBeGreaterThan(files)

  const exported = (await (
    await running.app.request('/api/account/export', { headers: cookie })
  ).json()) as Record<string, unknown>
  expect(exported).toMatchObject({
    profile: { contentProfile: { description: 'I bake bread' } },
    scripts: { ideas: [{}, {}, {}] },
    videos: [{ prompt: 'A loaf rises' }],
  })

  const gone = await running.app.request('/api/account', { method: 'DELETE', headers, body: '{}' })
  expect(gone.status).toBe(200)
  for (const table of ['content_profiles', 'content_ideas', 'videos']) {
    const { rows } = await running.database.pool.query(`select count(*)::int as count from ${table}`)
    expect({ table, ...(rows[0] as object) }).toEqual({ table, count: 0 })
  }
  // A job removes the files after the account.
  await running.startBackgroundJobs()
  await eventually(async () => expect(await storedFiles()).toBe(files))
})
