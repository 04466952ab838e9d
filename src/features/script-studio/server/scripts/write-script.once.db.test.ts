import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { startModelServer } from '#testing/start-model-server.ts'
import { addCreator } from '#testing/studio.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import type { CurrentIdeas } from '../../contract/idea.ts'

let running: TestApp
let model: Awaited<ReturnType<typeof startModelServer>>
beforeAll(async () => {
  model = await startModelServer({ kind: 'silence' })
  running = await startTestApp({
    RATE_LIMIT_SCALE: '1000',
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: model.url,
    AI_IDEA_MODEL: 'quick',
    AI_SCRIPT_MODEL: 'careful',
  })
})
afterAll(async () => {
  await running.close()
  await model.stop()
})

const script = {
  hooks: ['a', 'b', 'c'].map((hook) => ({ text: hook, approach: hook })),
  script_parts: ['I put the garlic into cold oil and I wait. '.repeat(9).trim(), 'Then I turn it.'],
  visual_cues: ['Shot.'],
  engagement_tips: ['Pin it.'],
}
const text = (content: string) => ({ kind: 'text', text: content }) as const

async function addCustomScript() {
  const creator = await addCreator(running)
  model.willReply(text(JSON.stringify({ title: 'Garlic', script })))
  const events = await creator.stream('/api/scripts/custom', { description: 'Garlic in cold oil' })
  const ideaId = events[0]!.ideaId!
  const stored = async () => (await creator.ask<CurrentIdeas>('GET', '/api/ideas')).body.ideas[0]!
  await creator.ask('PATCH', `/api/scripts/${ideaId}`, { selectedHook: 1 })
  return { creator, ideaId, stored }
}

test('a new version that fails before its first line leaves the script as it was', async () => {
  const { creator, ideaId, stored } = await addCustomScript()
  const before = await stored()
  expect(before).toMatchObject({ scriptState: 'complete', title: 'Garlic', selectedHook: 1, script })
  model.willReply(text('{"title":"Half a reply","script":"no script at all"}'))
  const events = await creator.stream('/api/scripts', { ideaId })
  expect(events.at(-1)).toMatchObject({ type: 'error' })
  expect(await stored()).toEqual(before)
})

test('a new version that is stopped before its first line leaves the script as it was', async () => {
  const { creator, ideaId, stored } = await addCustomScript()
  const before = await stored()
  model.willReply({ kind: 'silence' })
  const stop = new AbortController()
  const response = await creator.send('POST', '/api/scripts', { ideaId }, stop.signal)
  const reader = response.body!.getReader()
  await reader.read()
  stop.abort()
  await reader.cancel()
  await eventually(async () => expect(await stored()).toEqual(before))
})

test('a new version that breaks off after a line replaces the script and says so', async () => {
  const { creator, ideaId, stored } = await addCustomScript()
  const half = JSON.stringify({ title: 'Newer', script })
  model.willReply({ kind: 'cut', text: half.slice(0, half.indexOf('"script_parts"')) })
  await creator.stream('/api/scripts', { ideaId })
  expect(await stored()).toMatchObject({ title: 'Newer', scriptState: 'failed', selectedHook: null })
})
