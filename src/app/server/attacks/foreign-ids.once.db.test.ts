import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOperations, resolve, type ApiDocument, type Schema } from '#testing/fuzz/api-document.ts'
import { addOneOfEach, farDay, sampleVideo, type Owned } from '#testing/owned-things.ts'
import { addCreator } from '#testing/studio.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

type Creator = Awaited<ReturnType<typeof addCreator>>

let running: TestApp
let owner: Creator
let stranger: Creator
let owned: Owned
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
  owner = await addCreator(running)
  stranger = await addCreator(running)
  owned = await addOneOfEach(running, owner)
})
afterAll(() => running.close())

const lineEdit = { list: 'script_parts', index: 0, before: 'Mine', text: 'Mine' }
const restored = {
  ideaId: null,
  title: 'Mine',
  scheduledDate: farDay,
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
    campaign,
    question,
    document,
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
    'POST /api/video-generator/generate': [
      '/api/video-generator/generate',
      sampleVideo({ seed_image_of: video }),
    ],
    'GET /api/own-campaigns/{id}': [`/api/own-campaigns/${campaign}`],
    'GET /api/own-campaigns/{id}/cover': [`/api/own-campaigns/${campaign}/cover`],
    'GET /api/own-campaigns/{id}/questions': [`/api/own-campaigns/${campaign}/questions`],
    'GET /api/own-campaigns/{id}/pledges': [`/api/own-campaigns/${campaign}/pledges`],
    'GET /api/own-campaigns/{id}/deliveries': [`/api/own-campaigns/${campaign}/deliveries`],
    'GET /api/own-campaigns/{id}/repayment': [`/api/own-campaigns/${campaign}/repayment`],
    'PUT /api/own-campaigns/{id}/questions/{questionId}': [
      `/api/own-campaigns/${campaign}/questions/${question}`,
      { answer: 'Mine' },
    ],
    'PUT /api/own-campaigns/{id}': [
      `/api/own-campaigns/${campaign}`,
      { revision: 1, draft: { title: 'Mine' } },
    ],
    'DELETE /api/own-campaigns/{id}/cover': [`/api/own-campaigns/${campaign}/cover`],
    'PUT /api/own-campaigns/{id}/cover/film': [
      `/api/own-campaigns/${campaign}/cover/film`,
      { videoId: video },
    ],
    'GET /api/creator-verification/documents/{id}': [`/api/creator-verification/documents/${document}`],
    'DELETE /api/creator-verification/documents/{id}': [`/api/creator-verification/documents/${document}`],
    'DELETE /api/own-campaigns/{id}': [`/api/own-campaigns/${campaign}`],
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

/** Operations with an ID, or something written like one, that has no owner. */
const ofNobody = new Set([
  // Published campaigns are everyone's: the tests of reservations cover drafts and one's own.
  'GET /api/campaigns/{slug}',
  'GET /api/campaigns/{slug}/cover.jpg',
  'GET /api/campaigns/{slug}/film.mp4',
  'GET /api/campaigns/{slug}/card.png',
  'POST /api/campaigns/{slug}/forms',
  'GET /api/campaigns/{slug}/reservation',
  'PUT /api/campaigns/{slug}/reservation',
  'DELETE /api/campaigns/{slug}/reservation',
  'GET /api/campaigns/{slug}/money',
  'GET /api/campaigns/{slug}/pledge',
  'PUT /api/campaigns/{slug}/pledge',
  'DELETE /api/campaigns/{slug}/pledge',
  'PUT /api/campaigns/{slug}/pledge/card',
  'POST /api/campaigns/{slug}/pledge/card-pages',
  'GET /api/campaigns/{slug}/pledge/statement',
  'GET /api/campaigns/{slug}/pledge/statement.csv',
  'GET /api/campaigns/{slug}/pledge/statement.pdf',
  'PUT /api/campaigns/{slug}/following',
  'DELETE /api/campaigns/{slug}/following',
  'POST /api/campaigns/{slug}/questions',
  // These need a campaign in a certain state, or a file: the tests of campaigns cover a stranger's.
  'POST /api/own-campaigns/{id}/moves',
  'POST /api/own-campaigns/{id}/updates',
  'PUT /api/own-campaigns/{id}/cover',
  'PUT /api/own-campaigns/{id}/deliveries',
  'PUT /api/own-campaigns/{id}/revenue-reports/{month}',
  'PUT /api/own-campaigns/{id}/revenue-reports/{month}/attachment',
  'GET /api/own-campaigns/{id}/revenue-reports/{month}/attachment',
  // Events are signed by the payment provider: the tests of settlements cover a forged one.
  'POST /api/payments/events',
  // Only a running video can be canceled: the video studio's tests cover it, as owner and as stranger.
  'POST /api/video-generator/videos/{id}/cancellation',
  // The client chooses the ID of a new plan: the tests of week plans cover one in use.
  'POST /api/week-plans',
  // The URL itself is the key; the script studio's tests cover a wrong one.
  'GET /api/schedule/feeds/{token}',
  // The same, covered by the tests of share links.
  'GET /api/shared-reports/{token}',
  // A passkey challenge: the passkey tests cover another account's.
  'POST /api/account/passkeys',
  'POST /api/account/confirmation',
  'POST /api/auth/sign-in/passkey',
  // Signed by the payment provider; the tests of payments cover a wrong signature.
  'POST /api/payments/events',
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

function namesAnId(schema: Schema): boolean {
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  const names = Object.keys(schema.properties ?? {}).filter((name) => name !== 'sessionId')
  return names.some((name) => /(?:[a-z]Id|_id|_of|^id)$/.test(name)) || inner.some(namesAnId)
}
