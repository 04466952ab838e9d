import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { holdFetch, type HeldRequest as Held } from '#testing/held-fetch.ts'
import { currentIdeas, sampleIdea } from '#testing/sample-idea.ts'
import type { CurrentIdeas, Idea } from '../../contract/idea.ts'
import type { CustomIdeaInput } from '../../contract/script.ts'
import { studioKeys } from './idea-cache.ts'
import { createScriptWriter } from './script-writer.ts'

const started = (ideaId = 'a') => ({ type: 'started', generationId: 'g', ideaId, composer: 'x' })
const hook = (text: string) => ({ type: 'line', list: 'hooks', index: 0, value: { text, approach: 'Story' } })
const allowance = { used: 1, limit: 20, resetsAt: '2026-05-02T00:00:00.000Z' }
const script = {
  hooks: [{ text: 'From before', approach: 'Question' }],
  script_parts: ['One'],
  visual_cues: [],
  engagement_tips: [],
}
const finished = sampleIdea('a', { script, scriptState: 'complete', selectedHook: 0 })
const ownIdea: CustomIdeaInput = {
  description: 'My starter\nand how it was saved',
  goal: 'Educational/Tutorial',
  videoLength: '30-60 seconds (Standard)',
  tone: 'Casual & Conversational',
}

/** A page with these ideas, and its events. */
function openPage(...ideas: Idea[]) {
  const client = new QueryClient()
  client.setQueryData(studioKeys.ideas, currentIdeas(...ideas))
  client.setQueryData(studioKeys.history, { pages: [], pageParams: [] })
  let running: readonly string[] = []
  const reports: (string | undefined)[] = []
  const writer = createScriptWriter(client, (ids) => (running = ids))
  const current = () => client.getQueryData<CurrentIdeas>(studioKeys.ideas)
  return {
    reports,
    running: () => running,
    current,
    idea: (id = 'a') => current()?.ideas.find((idea) => idea.id === id),
    isInvalid: (key: readonly string[]) => client.getQueryState(key)?.isInvalidated,
    write: (idea: Idea) => writer.write(idea, (_, error) => reports.push(error?.message)),
    writeOwn: () => writer.writeOwn(ownIdea, (_, error) => reports.push(error?.message)),
    stop: writer.stop,
    leave: writer.stopAll,
  }
}

test('shows a script line by line, and finally as stored', async () => {
  const page = openPage(sampleIdea('a'))
  const fetched = holdFetch()
  const written = page.write(sampleIdea('a'))
  const request = await fetched.request(0)
  expect([request.path, request.body]).toEqual(['/api/scripts', { ideaId: 'a' }])
  request.send(started(), { type: 'title', title: 'A better title' }, hook('First'))
  await eventually(() => expect(page.idea()?.script?.hooks).toEqual([{ text: 'First', approach: 'Story' }]))
  expect(page.idea()).toMatchObject({ title: 'A better title', scriptState: 'writing' })
  expect(page.running()).toEqual(['a'])
  request.send({ type: 'script', idea: finished }, { type: 'end', allowance })
  request.end()
  await written
  expect(page.idea()).toEqual(finished)
  expect(page.current()?.allowance).toEqual(allowance)
  expect([page.running(), page.reports, page.isInvalid(studioKeys.history)]).toEqual([[], [undefined], true])
})

test.each([
  ['refused', (request: Held) => request.refuse(429, 'RESOURCE_EXHAUSTED', 'Too many.')],
  ['lost', (request: Held) => request.lose()],
  ['cut before its first line', (request: Held) => (request.send(started()), request.end())],
])('a new script that is %s keeps the old one', async (_, fail) => {
  const page = openPage(finished)
  const fetched = holdFetch()
  const written = page.write(finished)
  fail(await fetched.request(0))
  await written
  expect(page.idea()).toEqual(finished)
  expect(page.reports).toEqual([undefined, expect.stringContaining('Failed to generate script: ')])
})

test.each([
  ['the connection is cut', (request: Held) => request.end(), 'The connection was lost'],
  [
    'half a line arrives',
    (request: Held) => (request.write('{"type":"li'), request.end()),
    'The connection was',
  ],
  ['the network is lost', (request: Held) => request.lose(), 'The connection was lost'],
  [
    'the server reports an error',
    (request: Held) =>
      request.send({
        type: 'error',
        error: { status: 'INTERNAL', message: 'Failed to parse script response' },
      }),
    'Failed to parse script response',
  ],
])('when %s, the received lines stay and the failure is reported', async (_, fail, message) => {
  const page = openPage(finished)
  const fetched = holdFetch()
  const written = page.write(finished)
  const request = await fetched.request(0)
  request.send(started(), hook('Arrived'))
  await eventually(() => expect(page.idea()?.script?.hooks[0]?.text).toBe('Arrived'))
  fail(request)
  await written
  expect(page.idea()).toMatchObject({ scriptState: 'failed', script: { hooks: [{ text: 'Arrived' }] } })
  expect(page.reports.at(-1)).toContain(message)
  expect(page.running()).toEqual([])
})

test('a stopped script keeps its lines, reports no failure and can be written again', async () => {
  const page = openPage(sampleIdea('a'))
  const fetched = holdFetch()
  const written = page.write(sampleIdea('a'))
  const request = await fetched.request(0)
  request.send(started(), hook('Arrived'))
  await eventually(() => expect(page.idea()?.script?.hooks).toHaveLength(1))
  page.stop('a')
  await written
  expect(page.idea()).toMatchObject({ scriptState: 'stopped', script: { hooks: [{ text: 'Arrived' }] } })
  expect(page.reports).toEqual([undefined])
  const again = page.write(sampleIdea('a'))
  ;(await fetched.request(1)).send({ type: 'script', idea: finished }, { type: 'end', allowance })
  fetched.requests[1]?.end()
  await again
  expect(page.idea()).toEqual(finished)
})

test('a second click on the same idea sends nothing, and another idea can be written concurrently', async () => {
  const page = openPage(sampleIdea('a'), sampleIdea('b'))
  const fetched = holdFetch()
  const first = page.write(sampleIdea('a'))
  await page.write(sampleIdea('a'))
  const other = page.write(sampleIdea('b'))
  expect(page.running()).toEqual(['a', 'b'])
  expect(fetched.requests.map(({ body }) => body)).toEqual([{ ideaId: 'a' }, { ideaId: 'b' }])
  page.stop('b')
  await other
  expect([page.running(), fetched.requests[0]?.isAborted()]).toEqual([['a'], false])
  page.stop('a')
  await first
})

test('leaving the page stops everything, including a custom idea without a first line', async () => {
  const page = openPage(sampleIdea('a'))
  const fetched = holdFetch()
  const written = page.write(sampleIdea('a'))
  const own = page.writeOwn().catch((cause: unknown) => cause)
  ;(await fetched.request(1)).send(started('custom-1'))
  page.leave()
  await written
  expect(await own).toMatchObject({ status: 'CANCELLED' })
  expect(fetched.requests.map((request) => request.isAborted())).toEqual([true, true])
  expect(page.running()).toEqual([])
})

test('a custom idea appears with its first line, and later lines are added', async () => {
  const page = openPage(sampleIdea('a'))
  const fetched = holdFetch()
  const begun = page.writeOwn()
  const request = await fetched.request(0)
  expect([request.path, request.body]).toEqual(['/api/scripts/custom', ownIdea])
  request.send(started('custom-1'))
  expect(page.current()?.ideas).toHaveLength(1)
  request.send(hook('Mine'))
  await begun
  expect(page.current()?.ideas.map(({ id }) => id)).toEqual(['custom-1', 'a'])
  expect(page.idea('custom-1')).toMatchObject({ title: 'My starter', script: { hooks: [{ text: 'Mine' }] } })
  expect(page.running()).toEqual(['custom-1'])
  request.send({ type: 'title', title: 'Saved' }, { type: 'end', allowance })
  request.end()
  await eventually(() => expect(page.running()).toEqual([]))
  expect(page.idea('custom-1')?.title).toBe('Saved')
  expect(page.isInvalid(studioKeys.ideas)).toBe(true)
})

test('a custom idea that fails before its first line throws for the form, and nothing is shown', async () => {
  const page = openPage(sampleIdea('a'))
  const fetched = holdFetch()
  const begun = page.writeOwn().catch((cause: unknown) => cause)
  ;(await fetched.request(0)).send(started('custom-1'), { type: 'title', title: 'Half' })
  fetched.requests[0]?.end()
  expect(await begun).toMatchObject({ message: expect.stringMatching(/^Failed to generate custom script: /) })
  expect([page.current()?.ideas.length, page.running(), page.reports]).toEqual([1, [], []])
})

test('a custom idea that is interrupted later keeps its lines and reports the failure', async () => {
  const page = openPage()
  const fetched = holdFetch()
  const begun = page.writeOwn()
  ;(await fetched.request(0)).send(started('custom-1'), hook('Mine'))
  await begun
  fetched.requests[0]?.lose()
  await eventually(() => expect(page.running()).toEqual([]))
  expect(page.idea('custom-1')).toMatchObject({
    scriptState: 'failed',
    script: { hooks: [{ text: 'Mine' }] },
  })
  expect(page.reports.at(-1)).toMatch(/^Failed to generate custom script: The connection was lost/)
})
