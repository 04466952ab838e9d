import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOperations, resolve, type ApiDocument, type Schema } from '#testing/fuzz/api-document.ts'
import { addCreator } from '#testing/studio.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

type Creator = Awaited<ReturnType<typeof addCreator>>

let running: TestApp
let owner: Creator
let stranger: Creator
type Owned =
  | 'idea'
  | 'generation'
  | 'blank'
  | 'note'
  | 'preset'
  | 'scheduled'
  | 'weekPlan'
  | 'video'
  | 'recording'
  | 'photo'
  | 'session'
  | 'passkey'
let owned: Record<Owned, string>
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
  owner = await addCreator(running)
  stranger = await addCreator(running)
  owned = await fill()
})
afterAll(() => running.close())

const day = '2999-12-31'

const lineEdit = { list: 'script_parts', index: 0, before: 'Mine', text: 'Mine' }
const restored = {
  ideaId: null,
  title: 'Mine',
  scheduledDate: day,
  script: { hooks: [], script_parts: ['Mine'], visual_cues: [], engagement_tips: [] },
  selectedHook: 0,
  status: 'draft',
  platform: null,
  captions: [],
}

/** Each operation that takes an ID, with a request its owner may make. Destructive ones come last. */
const attempts = (): Record<string, [path: string, body?: unknown]> => {
  const {
    idea,
    generation,
    blank,
    note,
    preset,
    scheduled,
    weekPlan,
    video,
    recording,
    photo,
    session,
    passkey,
  } = owned
  return {
    'GET /api/ideas/{id}': [`/api/ideas/${idea}`],
    'POST /api/ideas': ['/api/ideas', { presetId: preset }],
    'POST /api/scripts': ['/api/scripts', { ideaId: idea }],
    'PATCH /api/scripts/{ideaId}': [`/api/scripts/${idea}`, { title: 'Mine' }],
    'POST /api/scripts/{ideaId}/answers': [`/api/scripts/${idea}/answers`, { label: blank, words: 'Mine' }],
    'POST /api/scripts/{ideaId}/revisions': [`/api/scripts/${idea}/revisions`, { list: 'hooks', index: 0 }],
    'POST /api/schedule': ['/api/schedule', { ideaId: idea, scheduledDate: '2999-12-30', selectedHook: 0 }],
    'POST /api/schedule/plans': [
      '/api/schedule/plans',
      { ideaId: idea, title: 'Mine', scheduledDate: '2999-12-28' },
    ],
    'PUT /api/sources/{generationId}/{position}/decision': [
      `/api/sources/${generation}/0/decision`,
      { decision: 'accepted' },
    ],
    'GET /api/notes/{id}': [`/api/notes/${note}`],
    'PATCH /api/notes/{id}': [`/api/notes/${note}`, { words: 'Still mine' }],
    'GET /api/presets/{id}': [`/api/presets/${preset}`],
    'PUT /api/presets/{id}': [`/api/presets/${preset}`, { name: 'Still mine' }],
    'GET /api/schedule/{id}': [`/api/schedule/${scheduled}`],
    'PATCH /api/schedule/{id}': [`/api/schedule/${scheduled}`, { scheduledDate: '2999-12-29' }],
    'PUT /api/schedule/{id}/script': [`/api/schedule/${scheduled}/script`, { ideaId: idea, selectedHook: 1 }],
    'PUT /api/schedule/{id}': [`/api/schedule/${scheduled}`, restored],
    'PATCH /api/schedule/{id}/script': [`/api/schedule/${scheduled}/script`, lineEdit],
    'POST /api/captions': ['/api/captions', { scheduledId: scheduled, platform: 'TikTok' }],
    'GET /api/video-generator/status/{id}': [`/api/video-generator/status/${video}`],
    'GET /api/video-generator/videos/{id}': [`/api/video-generator/videos/${video}`],
    'GET /api/video-generator/videos/{id}/video.mp4': [`/api/video-generator/videos/${video}/video.mp4`],
    'GET /api/video-generator/videos/{id}/poster.jpg': [`/api/video-generator/videos/${video}/poster.jpg`],
    'GET /api/video-generator/videos/{id}/seed-image': [`/api/video-generator/videos/${video}/seed-image`],
    'GET /api/video-generator/videos/{id}/subtitles.srt': [
      `/api/video-generator/videos/${video}/subtitles.srt`,
    ],
    'GET /api/video-generator/videos/{id}/subtitles.vtt': [
      `/api/video-generator/videos/${video}/subtitles.vtt`,
    ],
    'GET /api/video-generator/recordings/{id}/audio.wav': [
      `/api/video-generator/recordings/${recording}/audio.wav`,
    ],
    'GET /api/video-generator/photos/{id}/image': [`/api/video-generator/photos/${photo}/image`],
    'POST /api/video-generator/generate': ['/api/video-generator/generate', order({ seed_image_of: video })],
    'DELETE /api/schedule/{id}': [`/api/schedule/${scheduled}`],
    'DELETE /api/notes/{id}': [`/api/notes/${note}`],
    'DELETE /api/presets/{id}': [`/api/presets/${preset}`],
    'DELETE /api/ideas/{id}': [`/api/ideas/${idea}`],
    'DELETE /api/week-plans/{id}': [`/api/week-plans/${weekPlan}`],
    'DELETE /api/video-generator/recordings/{id}': [`/api/video-generator/recordings/${recording}`],
    'DELETE /api/video-generator/photos/{id}': [`/api/video-generator/photos/${photo}`],
    'DELETE /api/video-generator/videos/{id}': [`/api/video-generator/videos/${video}`],
    'PATCH /api/account/passkeys/{id}': [`/api/account/passkeys/${passkey}`, { name: 'Mine' }],
    'DELETE /api/account/passkeys/{id}': [`/api/account/passkeys/${passkey}`],
    'DELETE /api/account/sessions/{id}': [`/api/account/sessions/${session}`],
  }
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

/** Operations with an ID, or something written like one, that has no owner. */
const ofNobody = new Set([
  // Only a running video can be canceled: the video studio's tests cover it, as owner and as stranger.
  'POST /api/video-generator/videos/{id}/cancellation',
  // The client chooses the ID of a new plan: the tests of week plans cover one in use.
  'POST /api/week-plans',
  // The URL itself is the key; the script studio's tests cover a wrong one.
  'GET /api/schedule/feeds/{token}',
  // A passkey challenge: the passkey tests cover another account's.
  'POST /api/account/passkeys',
  'POST /api/account/confirmation',
  'POST /api/auth/sign-in/passkey',
  // The name of a provider, form, visit or icon.
  'GET /api/video-generator/icons/{name}',
  'GET /api/auth/callback/{provider}',
  'POST /api/forms/{formType}',
  'POST /api/analytics',
])

test('every operation that takes an ID is covered here, or has no owner', async () => {
  const document = (await (await running.app.request('/api/openapi.json')).json()) as ApiDocument
  const taking = listOperations(document)
    .filter(({ path }) => !path.startsWith('/api/admin/'))
    .filter(({ path, operation }) => {
      const schemas = Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schema)
      return path.includes('{') || schemas.some((schema) => schema && namesAnId(resolve(schema, document)))
    })
    .map(({ method, path }) => `${method} ${path}`)
    .filter((name) => !ofNobody.has(name))
  expect(taking.toSorted()).toEqual(Object.keys(attempts()).toSorted())
})

test("another creator's ID gets the same response as an unknown one, and the owner's data is unchanged", async () => {
  const mine = Object.entries(attempts())
  const statusesFor = async (who: Creator) => {
    const statuses: Record<string, number> = {}
    for (const [name, [path, body]] of mine) {
      const response = await who.send(name.split(' ')[0] ?? '', path, body)
      await response.text()
      statuses[name] = response.status
    }
    return statuses
  }
  expect(await statusesFor(stranger)).toEqual(Object.fromEntries(mine.map(([name]) => [name, 404])))
  for (const [name, status] of Object.entries(await statusesFor(owner)))
    expect([name, status < 300]).toEqual([name, true])
})

const order = (more: object) => ({
  prompt: 'A fox',
  num_frames: 24,
  fps: 24,
  resolution: '480p',
  seed_image: null,
  ...more,
})

function namesAnId(schema: Schema): boolean {
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  const names = Object.keys(schema.properties ?? {}).filter((name) => name !== 'sessionId')
  return names.some((name) => /(?:[a-z]Id|_id|_of|^id)$/.test(name)) || inner.some(namesAnId)
}

/** One of each thing that a creator can own. */
async function fill() {
  const [idea] = await owner.ideas()
  const script = await owner.script(idea!.id)
  const idOf = async (method: string, path: string, body?: unknown) =>
    (await owner.ask<{ id: string; prediction_id: string }>(method, path, body)).body
  const scheduled = await idOf('POST', '/api/schedule', {
    ideaId: idea!.id,
    scheduledDate: day,
    selectedHook: 0,
  })
  const notes = await owner.ask<{ items: { id: string }[] }>('POST', '/api/notes', {
    notes: [{ kind: 'thing', words: 'Mine' }],
  })
  const preset = await idOf('POST', '/api/presets', { name: 'Mine' })
  const sessions = await owner.ask<{ items: { id: string }[] }>('GET', '/api/account/sessions')
  const { prediction_id: video } = await idOf('POST', '/api/video-generator/generate', order({}))
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
  return {
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
