import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { MockLanguageModelV4 } from 'ai/test'
import { simulateReadableStream } from 'ai'
import type { LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createAi } from './ai.ts'
import type { AiSettings, Models } from './load-models.ts'
import { ModelError } from './model-error.ts'

const settings: AiSettings = {
  provider: 'google',
  apiKey: 'k',
  baseUrl: undefined,
  quickModel: 'quick',
  carefulModel: undefined,
  timeoutSeconds: 5,
}
const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
}
const finishReason = { unified: 'stop', raw: undefined } as const
const writing = (signal = new AbortController().signal) => ({
  role: 'quick' as const,
  instructions: 'Be brief.',
  prompt: 'Go.',
  brief: {},
  signal,
})
const using = (model: MockLanguageModelV4, more: Partial<Models> = {}) => ({
  loadCompose: async () => () => '',
  load: () =>
    Promise.resolve({
      of: () => model,
      takesSchema: false,
      maxOutputTokens: 1000,
      searchTools: undefined,
      ...more,
    }),
  wait: () => Promise.resolve(),
})
const telling = (...chunks: LanguageModelV4StreamPart[]) => ({ stream: simulateReadableStream({ chunks }) })
const saying = (...texts: string[]) =>
  telling(
    { type: 'text-start', id: '1' },
    ...texts.map((delta) => ({ type: 'text-delta' as const, id: '1', delta })),
    { type: 'text-end', id: '1' },
    { type: 'finish', usage, finishReason },
  )

test('streams a reply piece by piece', async () => {
  const ai = createAi(settings, using(new MockLanguageModelV4({ doStream: saying('a', 'b') })))
  const pieces: string[] = []
  for await (const piece of ai.stream(writing())) pieces.push(piece)
  expect(pieces).toEqual(['a', 'b'])
  expect(ai.nameOf('quick')).toBe('google quick')
})

test('sends the schema to a provider that supports one, and instructions separately from the prompt', async () => {
  const model = new MockLanguageModelV4({ doStream: saying('{}') })
  const schema = z.object({ title: z.string() })
  await createAi(settings, using(model, { takesSchema: true })).write({ ...writing(), schema })
  expect(model.doStreamCalls[0]).toMatchObject({
    prompt: [
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: [{ type: 'text', text: 'Go.' }] },
    ],
    responseFormat: {
      type: 'json',
      schema: {
        type: 'object',
        properties: { title: { type: 'string' } },
        required: ['title'],
        additionalProperties: false,
      },
    },
  })
})

test('retries a temporary failure, at most three times', async () => {
  let calls = 0
  const failing = new MockLanguageModelV4({
    doStream: () => {
      calls++
      throw Object.assign(new Error('secret words of the provider'), { statusCode: 503 })
    },
  })
  const failed = createAi(settings, using(failing)).write(writing())
  await expect(failed).rejects.toMatchObject({ trouble: 'out-of-order' })
  await expect(failed).rejects.not.toThrow(/secret words/)
  expect(calls).toBe(3)
})

test('does not retry once part of the reply has been passed on', async () => {
  let calls = 0
  const model = new MockLanguageModelV4({
    doStream: () => {
      calls++
      return Promise.resolve(
        telling(
          { type: 'text-start', id: '1' },
          { type: 'text-delta', id: '1', delta: 'half' },
          { type: 'error', error: new Error('gone') },
        ),
      )
    },
  })
  await expect(createAi(settings, using(model)).write(writing())).rejects.toMatchObject({
    trouble: 'cut-off',
  })
  expect(calls).toBe(1)
})

test('stops streaming when the caller aborts', async () => {
  const stop = new AbortController()
  stop.abort()
  const ai = createAi(settings, using(new MockLanguageModelV4({ doStream: saying('a') })))
  await expect(ai.write(writing(stop.signal))).rejects.toBeInstanceOf(ModelError)
})

test('a search returns unique http(s) pages with their sentences, and its queries', async () => {
  const model = new MockLanguageModelV4({
    doGenerate: {
      content: [
        { type: 'text', text: 'Rye is back.' },
        { type: 'source', sourceType: 'url', id: '0', url: 'https://bread.example/none', title: '' },
        { type: 'source', sourceType: 'url', id: '1', url: 'https://bread.example/rye', title: 'Rye' },
        { type: 'source', sourceType: 'url', id: '2', url: 'https://bread.example/rye', title: 'Rye' },
        { type: 'source', sourceType: 'url', id: '3', url: 'javascript:alert(1)', title: 'Bad' },
      ],
      finishReason,
      usage,
      warnings: [],
      providerMetadata: {
        google: {
          groundingMetadata: {
            webSearchQueries: ['rye bread 2026'],
            groundingChunks: [{ web: { uri: 'https://bread.example/rye' } }],
            groundingSupports: [
              { segment: { text: 'Rye is back.' }, groundingChunkIndices: [0, 7] },
              { segment: null, groundingChunkIndices: 'none' },
            ],
          },
        },
      },
    },
  })
  const ai = createAi(settings, using(model, { searchTools: {} }))
  expect(await ai.search(writing())).toEqual({
    findings: [
      { title: 'bread.example', url: 'https://bread.example/none', sentence: '' },
      { title: 'Rye', url: 'https://bread.example/rye', sentence: 'Rye is back.' },
    ],
    queries: ['rye bread 2026'],
  })
})

test('never visits a URL that a search returned', async () => {
  let visits = 0
  const inner = createServer((_, response) => {
    visits++
    response.end('secret of the inner network')
  })
  await once(inner.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(inner.address() as AddressInfo).port}/`
  const doGenerate = {
    content: [
      { type: 'text' as const, text: `See ${url}` },
      { type: 'source' as const, sourceType: 'url' as const, id: '1', url, title: 'Inner' },
    ],
    finishReason,
    usage,
    warnings: [],
  }
  const ai = createAi(settings, using(new MockLanguageModelV4({ doGenerate }), { searchTools: {} }))
  expect(await ai.search(writing())).toMatchObject({
    findings: [{ title: 'Inner', url, sentence: 'See' }],
  })
  // A real visit, to prove that the server would count one.
  expect([visits, await (await fetch(url)).text(), visits]).toEqual([0, 'secret of the inner network', 1])
  await promisify(inner.close.bind(inner))()
})

test('a model without search returns nothing', async () => {
  const ai = createAi({ ...settings, provider: 'embedded' }, { loadCompose: async () => () => 'text' })
  expect(await ai.search(writing())).toEqual({ findings: [], queries: [] })
  expect(await ai.write(writing())).toBe('text')
})

test("retries loading a model's package on next use, and warming up never fails", async () => {
  const model = new MockLanguageModelV4({ doStream: saying('at last') })
  let loads = 0
  const load = () =>
    ++loads === 1
      ? Promise.reject(new Error('Cannot find package'))
      : Promise.resolve({
          of: () => model,
          takesSchema: false,
          maxOutputTokens: 1000,
          searchTools: undefined,
        })
  const ai = createAi(settings, { ...using(model), load })
  ai.warmUp()
  // Waits for the failed load, which runs in the background.
  await new Promise(setImmediate)
  expect(await ai.write(writing())).toBe('at last')
  expect(loads).toBe(2)
})

test('reports a package that fails to load as a model error, also in a search', async () => {
  const load = () => Promise.reject(new Error('Cannot find package'))
  const ai = createAi(settings, { ...using(new MockLanguageModelV4()), load })
  await expect(ai.write(writing())).rejects.toBeInstanceOf(ModelError)
  await expect(ai.search(writing())).rejects.toBeInstanceOf(ModelError)
})

test('stops reading an endless reply and does not retry', async () => {
  const piece = 'x'.repeat(64 * 1024)
  const model = new MockLanguageModelV4({ doStream: saying(...Array<string>(100).fill(piece)) })
  const ai = createAi(settings, using(model))
  let length = 0
  const reading = async () => {
    for await (const text of ai.stream(writing())) length += text.length
  }
  await expect(reading()).rejects.toMatchObject({ trouble: 'oversized' })
  expect(length).toBeLessThanOrEqual(256 * 1024)
  expect(model.doStreamCalls).toHaveLength(1)
  expect(model.doStreamCalls[0]).toMatchObject({ maxOutputTokens: 1000 })
})
