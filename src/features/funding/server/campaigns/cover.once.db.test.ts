import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDraft, addPerson, move, type Person } from '#testing/campaigns.ts'
import { sampleVideo } from '#testing/owned-things.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
})
afterAll(() => running.close())

const storedCovers = () => {
  const folder = join(running.config.dataDir, 'files', 'campaign-covers')
  return existsSync(folder) ? readdirSync(folder) : []
}
const picture = Buffer.from(createCanvas(320, 180).toBuffer('image/png'))

const uploadCover = (app: TestApp['app'], { cookie }: Person, id: string) =>
  app.request(`/api/own-campaigns/${id}/cover`, {
    method: 'PUT',
    headers: { ...cookie, 'content-type': 'image/png', 'content-length': String(picture.length) },
    body: picture,
  })

/** A finished film, without rendering one. */
async function addFilm(creator: Person): Promise<string> {
  const { body } = await creator.ask<{ prediction_id: string }>(
    'POST',
    '/api/video-generator/generate',
    sampleVideo({}),
  )
  const id = body.prediction_id
  await running.database.pool.query(`update videos set status = 'completed', size = 4 where id = $1`, [id])
  for (const name of ['video.mp4', 'poster.jpg'])
    await running.files.put(`videos/${id}/${name}`, picture, { contentType: 'image/png' })
  return id
}

test('a picture that a campaign in review can’t take leaves no file behind', async () => {
  const creator = await addPerson(running)
  const draft = await addDraft(creator)
  expect((await move(creator, draft, 'submit')).status).toBe(200)
  const before = storedCovers()
  expect((await uploadCover(running.app, creator, draft.id)).status).toBe(409)
  expect(storedCovers()).toEqual(before)
})

test('a film whose copy breaks off leaves no file behind, and the earlier cover stays', async () => {
  const creator = await addPerson(running)
  const { id } = await addDraft(creator)
  expect((await uploadCover(running.app, creator, id)).status).toBe(200)
  const before = storedCovers()
  const videoId = await addFilm(creator)
  const broken = running.appWith({
    files: {
      ...running.files,
      put: (key, content, options) =>
        key.endsWith('.mp4')
          ? Promise.reject(new Error('disk full'))
          : running.files.put(key, content, options),
    },
  })
  const refused = await broken.request(`/api/own-campaigns/${id}/cover/film`, {
    method: 'PUT',
    headers: { ...creator.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ videoId }),
  })
  expect(refused.status).toBe(500)
  expect(storedCovers()).toEqual(before)
  const shown = await creator.send('GET', `/api/own-campaigns/${id}/cover`)
  expect(shown.status).toBe(200)
  await shown.body?.cancel()

  const used = await creator.ask('PUT', `/api/own-campaigns/${id}/cover/film`, { videoId })
  expect(used).toMatchObject({ status: 200, body: { cover: 'film' } })
})
