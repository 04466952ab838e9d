import type { addCreator } from './studio.ts'
import type { TestApp } from './test-app.ts'

type Creator = Awaited<ReturnType<typeof addCreator>>

export type Owned = Awaited<ReturnType<typeof addOneOfEach>>

export const farDay = '2999-12-31'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

export const sampleVideo = (more: object) => ({
  prompt: 'A fox',
  num_frames: 24,
  fps: 24,
  resolution: '480p',
  seed_image: null,
  ...more,
})

/** Adds one of each thing that a creator can own. */
export async function addOneOfEach(running: TestApp, owner: Creator) {
  const [idea] = await owner.ideas()
  const script = await owner.script(idea!.id)
  const idOf = async (method: string, path: string, body?: unknown) =>
    (await owner.ask<{ id: string; prediction_id: string }>(method, path, body)).body
  const scheduled = await idOf('POST', '/api/schedule', {
    ideaId: idea!.id,
    scheduledDate: farDay,
    selectedHook: 0,
  })
  const notes = await owner.ask<{ items: { id: string }[] }>('POST', '/api/notes', {
    notes: [{ kind: 'thing', words: 'Mine' }],
  })
  const preset = await idOf('POST', '/api/presets', { name: 'Mine' })
  const sessions = await owner.ask<{ items: { id: string }[] }>('GET', '/api/account/sessions')
  const { prediction_id: video } = await idOf('POST', '/api/video-generator/generate', sampleVideo({}))
  // As if rendered from a picture.
  await running.database.pool.query(
    `update videos set status = 'completed', size = 4, seed_image_type = 'image/png', captions = $2::jsonb
     where id = $1`,
    [video, JSON.stringify([{ start: 0, end: 1, words: [{ text: 'Mine', start: 0, end: 1 }] }])],
  )
  for (const name of ['video.mp4', 'poster.jpg', 'seed.png'])
    await running.files.put(`videos/${video}/${name}`, pixel, { contentType: 'image/png' })
  const passkeys = await running.database.pool.query<{ id: string }>(
    `insert into passkeys (user_id, name, credential_id, public_key, counter, transports)
     select user_id, 'Phone', 'credential', 'key', 0, '{}' from sessions where id = $1 returning id`,
    [sessions.body.items[0]!.id],
  )
  await running.database.pool.query('update generations set sources = $2::jsonb where id = $1', [
    idea!.generationId,
    JSON.stringify([{ title: 'Mine', url: 'https://mine.example/', sentence: 'Mine.' }]),
  ])
  const later = (await owner.ideas())[0]!
  const plans = await running.database.pool.query<{ id: string }>(
    `update generations set week_plan_id = gen_random_uuid()
     where id = (select generation_id from content_ideas where id = $1) returning week_plan_id as id`,
    [later.id],
  )
  const recordings = await running.database.pool.query<{ id: string }>(
    `insert into recordings (user_id, milliseconds, size)
     select user_id, 1000, 4 from sessions where id = $1 returning id`,
    [sessions.body.items[0]!.id],
  )
  const recording = recordings.rows[0]!.id
  const photos = await running.database.pool.query<{ id: string }>(
    `insert into photos (user_id, type, size)
     select user_id, 'image/png', 68 from sessions where id = $1 returning id`,
    [sessions.body.items[0]!.id],
  )
  const photo = photos.rows[0]!.id
  await running.files.put(`photos/${photo}.png`, pixel, { contentType: 'image/png' })
  await running.files.put(`recordings/${recording}.wav`, pixel, { contentType: 'audio/wav' })
  const started = await idOf('POST', '/api/own-campaigns', { title: 'Mine' })
  const cover = '00000000-0000-4000-8000-000000000001'
  await running.database.pool.query('update campaigns set cover = $2 where id = $1', [
    started.id,
    JSON.stringify({ kind: 'picture', name: cover }),
  ])
  await running.files.put(`campaign-covers/${cover}.jpg`, pixel, { contentType: 'image/png' })
  const questions = await running.database.pool.query<{ id: string }>(
    `insert into campaign_questions (campaign_id, author_id, question)
     select id, owner_id, 'Mine?' from campaigns where id = $1 returning id`,
    [started.id],
  )
  const documents = await running.database.pool.query<{ id: string }>(
    `insert into creator_documents (user_id, name, content_type, size)
     select owner_id, 'Mine', 'application/pdf', 4 from campaigns where id = $1 returning id`,
    [started.id],
  )
  await running.files.put(`creator-documents/${documents.rows[0]!.id}.pdf`, pixel, {
    contentType: 'application/pdf',
  })
  return {
    campaign: started.id,
    question: questions.rows[0]!.id,
    document: documents.rows[0]!.id,
    weekPlan: plans.rows[0]!.id,
    recording,
    photo,
    passkey: passkeys.rows[0]!.id,
    idea: idea!.id,
    generation: idea!.generationId,
    blank: script.blanks[0]!.label,
    note: notes.body.items[0]!.id,
    preset: preset.id,
    scheduled: scheduled.id,
    video,
    session: sessions.body.items[0]!.id,
  }
}
