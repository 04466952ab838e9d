import { MockLanguageModelV4 } from 'ai/test'
import { simulateReadableStream } from 'ai'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAi } from '#platform/server/ai/ai.ts'
import { addCreator } from '#testing/studio.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import type { CurrentIdeas } from '../../contract/idea.ts'

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
}
const finishReason = { unified: 'stop', raw: undefined } as const
const source = {
  type: 'source',
  sourceType: 'url',
  id: '1',
  url: 'https://bread.example/',
  title: 'Bread',
} as const
const idea = (title: string) => ({ title, hook_type: 'x', target_audience: 'y', why_it_works: 'z' })
const reply = JSON.stringify({ ideas: [idea('A'), idea('B'), idea('C')] })

let running: TestApp
const model = new MockLanguageModelV4({
  doGenerate: {
    content: [{ type: 'text', text: 'NOTES-FROM-THE-WEB' }, source],
    finishReason,
    usage,
    warnings: [],
  },
  doStream: () =>
    Promise.resolve({
      stream: simulateReadableStream({
        chunks: [
          { type: 'text-start' as const, id: '1' },
          { type: 'text-delta' as const, id: '1', delta: reply },
          { type: 'text-end' as const, id: '1' },
          { type: 'finish' as const, usage, finishReason },
        ],
      }),
    }),
})
beforeAll(async () => {
  const services = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
  const settings = { ...services.config.ai, provider: 'google' as const, apiKey: 'k' }
  const models = { of: () => model, takesSchema: true, maxOutputTokens: 1000, searchTools: {} }
  const ai = createAi(settings, { loadCompose: async () => () => '', load: () => Promise.resolve(models) })
  running = { ...services, app: services.appWith({ ai }) }
})
afterAll(() => running.close())

test('a preset with search searches first, writes from the results, and stores the sources', async () => {
  const creator = await addCreator(running)
  const preset = await creator.ask<{ id: string }>('POST', '/api/presets', {
    name: 'News',
    enableWebSearch: true,
  })
  const events = await creator.stream('/api/ideas', { presetId: preset.body.id })
  expect(events.map(({ type }) => type)).toEqual([
    'started',
    'searching',
    'sources',
    'idea',
    'idea',
    'idea',
    'end',
  ])
  expect(JSON.stringify(model.doStreamCalls.at(-1)?.prompt)).toContain('NOTES-FROM-THE-WEB')
  const { body } = await creator.ask<CurrentIdeas>('GET', '/api/ideas')
  expect(body.generation).toMatchObject({
    usedWebSearch: true,
    sources: [{ title: 'Bread', url: 'https://bread.example/' }],
    composer: 'google gemini-flash-latest',
  })
})

test('nothing is searched without such a preset', async () => {
  const creator = await addCreator(running)
  const before = model.doGenerateCalls.length
  const events = await creator.stream('/api/ideas', {})
  expect(events.map(({ type }) => type)).not.toContain('searching')
  expect(model.doGenerateCalls.length).toBe(before)
})
