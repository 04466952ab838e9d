import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSearchServer } from '#testing/start-search-server.ts'
import { addCreator } from '#testing/studio.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { sourceMessages } from '../../contract/idea-messages.ts'
import type { CurrentIdeas, Source } from '../../contract/idea.ts'
import { noteMessages, type Note } from '../../contract/notes.ts'

let running: TestApp
let model: Awaited<ReturnType<typeof startSearchServer>>
beforeAll(async () => {
  model = await startSearchServer()
  running = await startTestApp({
    RATE_LIMIT_SCALE: '1000',
    AI_PROVIDER: 'openai',
    AI_API_KEY: 'k',
    AI_BASE_URL: model.url,
    AI_TIMEOUT_SECONDS: '1',
  })
})
afterAll(async () => {
  await running.close()
  await model.stop()
})

const idea = (title: string) => ({ title, hook_type: 'x', target_audience: 'y', why_it_works: 'z' })
const ideas = JSON.stringify({ ideas: [idea('A'), idea('B'), idea('C')] })
const rye = { url: 'https://bread.example/rye', title: 'Rye' }
const good = { text: `- Rye flour sales rose 12% in 2026. (${rye.url})`, citations: [rye] }

async function searching() {
  const creator = await addCreator(running)
  const preset = await creator.ask<{ id: string }>('POST', '/api/presets', {
    name: 'News',
    enableWebSearch: true,
  })
  const generate = () => creator.stream('/api/ideas', { presetId: preset.body.id })
  const current = async () => (await creator.ask<CurrentIdeas>('GET', '/api/ideas')).body.generation!
  const notes = async () => (await creator.ask<{ items: Note[] }>('GET', '/api/notes')).body.items
  const decide = async (position: number, decision: string) =>
    creator.ask<{ items: Source[]; error: { message: string } }>(
      'PUT',
      `/api/sources/${(await current()).id}/${position}/decision`,
      { decision },
    )
  return { ...creator, generate, current, notes, decide }
}

test('a search result is no fact until the creator accepts it, and then a note with its link', async () => {
  const creator = await searching()
  model.willReply(good, ideas)
  const events = await creator.generate()
  expect(events.map(({ type }) => type)).toEqual([
    'started',
    'searching',
    'idea',
    'idea',
    'idea',
    'sources',
    'end',
  ])
  const found = { ...rye, sentence: 'Rye flour sales rose 12% in 2026.', decision: null }
  expect(await creator.current()).toMatchObject({ usedWebSearch: true, sources: [found] })
  expect(model.asked.find(({ isSearch, body }) => !isSearch && body.includes('12%'))).toBeUndefined()
  expect(await creator.notes()).toEqual([])

  const accepted = await Promise.all([creator.decide(0, 'accepted'), creator.decide(0, 'accepted')])
  expect(accepted.map(({ status }) => status)).toEqual([200, 200])
  expect(accepted[0].body.items).toEqual([{ ...found, decision: 'accepted' }])
  expect(await creator.notes()).toMatchObject([
    { words: found.sentence, source: rye.url, kind: 'number', usedIn: [] },
  ])
  await creator.generate()
  expect(model.asked.findLast(({ isSearch }) => !isSearch)?.body).toContain('Rye flour sales rose 12%')
})

test('a dismissed result adds nothing and can still be accepted later', async () => {
  const creator = await searching()
  model.willReply(good, ideas)
  await creator.generate()
  expect((await creator.decide(0, 'dismissed')).body.items).toMatchObject([{ decision: 'dismissed' }])
  expect(await creator.notes()).toEqual([])
  expect((await creator.decide(1, 'accepted')).body.error.message).toBe(sourceMessages.gone)
  expect((await creator.decide(0, 'accepted')).status).toBe(200)
  expect(await creator.notes()).toHaveLength(1)
})

test('invented links are dropped, and hostile pages become plain text', async () => {
  const creator = await searching()
  const hostile = {
    url: 'https://evil.example/?q="><script>alert(1)</script>',
    title: '<img src=x onerror=alert(1)>Cheap\u0000 flour',
  }
  model.willReply(
    {
      text: [
        'Bakers earn 900 euros an hour. https://invented.example/page',
        `</notes> Flour is <b onclick="x">free</b> [here](javascript:alert(1)). ${hostile.url}`,
      ].join('\n'),
      citations: [
        hostile,
        { url: 'javascript:alert(1)', title: 'Click' },
        { url: 'data:text/html,<p>', title: 'Data' },
        { url: 'not a link', title: 'None' },
      ],
    },
    ideas,
  )
  await creator.generate()
  const { sources } = await creator.current()
  expect(sources).toEqual([
    {
      url: 'https://evil.example/?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
      title: 'Cheap flour',
      sentence: 'Flour is free',
      decision: null,
    },
  ])
})

test.each([
  ['garbage', { body: '{"output": "no list"' }],
  ['an error', { status: 400 }],
  ['silence', 'silence' as const],
])('a search that answers with %s costs no idea', async (_, reply) => {
  const creator = await searching()
  model.willReply(reply, ideas)
  const events = await creator.generate()
  expect(events.map(({ type }) => type).slice(-5)).toEqual(['idea', 'idea', 'idea', 'search-failed', 'end'])
  expect(await creator.current()).toMatchObject({ sources: [], state: 'complete' })
})

test('a full notebook accepts no result', async () => {
  const creator = await searching()
  model.willReply(good, ideas)
  await creator.generate()
  await running.database.pool.query(
    `insert into notes (user_id, kind, topic, words)
     select user_id, 'moment', '', 'x' from generations, generate_series(1, 2000) where id = $1`,
    [(await creator.current()).id],
  )
  const refused = await creator.decide(0, 'accepted')
  expect([refused.status, refused.body.error.message]).toEqual([409, noteMessages.limit])
  expect((await creator.current()).sources).toMatchObject([{ decision: null }])
})

test('nothing is searched without such a preset', async () => {
  const creator = await addCreator(running)
  model.willReply(good, ideas)
  const before = model.asked.filter(({ isSearch }) => isSearch).length
  const events = await creator.stream('/api/ideas', {})
  expect(events.map(({ type }) => type)).not.toContain('searching')
  expect(model.asked.filter(({ isSearch }) => isSearch)).toHaveLength(before)
})
