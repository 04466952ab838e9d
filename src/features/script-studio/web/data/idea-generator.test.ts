import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { holdFetch, type HeldRequest } from '#testing/held-fetch.ts'
import { currentIdeas, sampleIdea } from '#testing/sample-idea.ts'
import { ideaMessages } from '../../contract/idea-messages.ts'
import type { CurrentIdeas } from '../../contract/idea.ts'
import { studioKeys } from './idea-cache.ts'
import { createIdeaGenerator, type GenerationPhase } from './idea-generator.ts'

const started = { type: 'started', generationId: 'new', composer: 'x' }
const arrival = (id: string) => ({ type: 'idea', idea: sampleIdea(id, { generationId: 'new' }) })
const allowance = { used: 1, limit: 20, resetsAt: '2026-05-02T00:00:00.000Z' }

/** A page with two ideas of an earlier generation, and its events. */
function openPage() {
  const client = new QueryClient()
  client.setQueryData(studioKeys.ideas, currentIdeas(sampleIdea('old-1'), sampleIdea('old-2')))
  client.setQueryData(studioKeys.history, { pages: [], pageParams: [] })
  const phases: GenerationPhase[] = []
  const reports: (string | undefined)[] = []
  const generator = createIdeaGenerator(client, (phase) => phases.push(phase))
  const current = () => client.getQueryData<CurrentIdeas>(studioKeys.ideas)
  return {
    client,
    phases,
    reports,
    current,
    ids: () => current()?.ideas.map(({ id }) => id),
    isInvalid: (key: readonly string[]) => client.getQueryState(key)?.isInvalidated,
    start: (presetId: string | null = null) =>
      generator.start(presetId, (_, error) => reports.push(error?.message)),
    stop: generator.stop,
  }
}

test('new ideas replace the earlier ones as they arrive', async () => {
  const page = openPage()
  const fetched = holdFetch()
  const generated = page.start('preset-1')
  const request = await fetched.request(0)
  expect([request.path, request.body]).toEqual(['/api/ideas', { presetId: 'preset-1' }])
  request.send(started, { type: 'searching' })
  await eventually(() => expect(page.phases).toEqual(['writing', 'searching']))
  expect(page.ids()).toEqual(['old-1', 'old-2'])
  request.send(arrival('new-1'))
  await eventually(() => expect(page.ids()).toEqual(['new-1']))
  const found = { type: 'sources', sources: [], searchQueries: [] }
  request.send(arrival('new-2'), arrival('new-2'), found, { type: 'end', allowance })
  request.end()
  await generated
  expect(page.ids()).toEqual(['new-1', 'new-2'])
  expect(page.phases).toEqual(['writing', 'searching', 'writing', 'idle'])
  expect([page.reports.filter(Boolean), page.current()?.allowance]).toEqual([[], allowance])
  expect([page.isInvalid(studioKeys.ideas), page.isInvalid(studioKeys.history)]).toEqual([true, true])
})

test.each([
  ['refused', (request: HeldRequest) => request.refuse(429, 'RESOURCE_EXHAUSTED', 'Too many.'), 'Too many.'],
  ['lost', (request: HeldRequest) => request.lose(), 'We can’t reach the server right now.'],
  ['cut before the first', (request: HeldRequest) => (request.send(started), request.end()), 'was lost'],
])('a request that is %s keeps the earlier ideas, is reported and can be retried', async (_, fail, why) => {
  const page = openPage()
  const fetched = holdFetch()
  const failed = page.start()
  fail(await fetched.request(0))
  await failed
  expect(page.ids()).toEqual(['old-1', 'old-2'])
  expect(page.reports.at(-1)).toMatch(new RegExp(`^Failed to generate ideas: .*${why}`))
  expect(page.phases.at(-1)).toBe('idle')

  const again = page.start()
  ;(await fetched.request(1)).send(arrival('new-1'), { type: 'end', allowance })
  fetched.requests[1]?.end()
  await again
  expect(page.ids()).toEqual(['new-1'])
  expect(page.reports.at(-1)).toBeUndefined()
})

test.each([
  [
    'an error of the server',
    (r: HeldRequest) => r.send({ type: 'error', error: { status: 'INTERNAL', message: 'x' } }),
  ],
  ['a lost connection', (r: HeldRequest) => r.lose()],
])('after %s the received ideas stay, and the stored ones are refetched', async (_, fail) => {
  const page = openPage()
  const fetched = holdFetch()
  const failed = page.start()
  const request = await fetched.request(0)
  request.send(started, arrival('new-1'))
  await eventually(() => expect(page.ids()).toEqual(['new-1']))
  fail(request)
  await failed
  expect(page.ids()).toEqual(['new-1'])
  expect([page.reports.filter(Boolean).length, page.isInvalid(studioKeys.ideas)]).toEqual([1, true])
})

test('a failed search is reported and keeps the ideas', async () => {
  const page = openPage()
  const fetched = holdFetch()
  const generated = page.start()
  const request = await fetched.request(0)
  request.send(started, arrival('new-1'), { type: 'search-failed' }, { type: 'end', allowance })
  request.end()
  await generated
  expect([page.ids(), page.reports.at(-1)]).toEqual([['new-1'], ideaMessages.searchFailed])
})

test('stopping keeps what arrived and reports no failure', async () => {
  const page = openPage()
  const fetched = holdFetch()
  const generated = page.start()
  const request = await fetched.request(0)
  request.send(started, arrival('new-1'))
  await eventually(() => expect(page.ids()).toEqual(['new-1']))
  page.stop()
  await generated
  expect(request.isAborted()).toBe(true)
  expect([page.ids(), page.reports.filter(Boolean), page.phases.at(-1)]).toEqual([['new-1'], [], 'idle'])
})

test('a second start while one is running sends nothing', async () => {
  const page = openPage()
  const fetched = holdFetch()
  const generated = page.start()
  await page.start()
  expect(fetched.requests).toHaveLength(1)
  page.stop()
  await generated
  expect(page.phases).toEqual(['writing', 'idle'])
})

test('a late response with the earlier ideas does not replace the new ones', async () => {
  const page = openPage()
  const fetched = holdFetch()
  const late = Promise.withResolvers<CurrentIdeas>()
  const stored = currentIdeas(sampleIdea('new-1', { title: 'As it was stored' }))
  const answers = [late.promise]
  const queryFn = () => answers.shift() ?? Promise.resolve(stored)
  new QueryObserver(page.client, { queryKey: studioKeys.ideas, queryFn }).subscribe(() => undefined)
  const generated = page.start()
  ;(await fetched.request(0)).send(arrival('new-1'), { type: 'end', allowance })
  fetched.requests[0]?.end()
  await generated
  late.resolve(currentIdeas(sampleIdea('old-1'), sampleIdea('old-2')))
  await eventually(() => expect(page.current()).toEqual(stored))
})
