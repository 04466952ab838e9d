import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { holdFetch } from '#testing/held-fetch.ts'
import { currentIdeas, sampleIdea } from '#testing/sample-idea.ts'
import type { CurrentIdeas } from '../../contract/idea.ts'
import type { ScheduledContent } from '../../contract/schedule.ts'
import { studioKeys } from './idea-cache.ts'
import { createScheduleChanges } from './schedule-changes.ts'

const entry = (id: string, scheduledDate: string): ScheduledContent => ({
  id,
  ideaId: 'a',
  title: 'Bread on Monday',
  scheduledDate,
  script: { hooks: [], script_parts: [], visual_cues: [], engagement_tips: [] },
  selectedHook: 0,
  status: 'draft',
  platform: null,
  captions: [],
  newerVersion: null,
  createdAt: '2026-05-01T00:00:00.000Z',
  updatedAt: '2026-05-01T00:00:00.000Z',
})
const first = entry('1', '2026-06-01')
const refused = (promise: Promise<unknown>) => promise.catch(({ message }: Error) => message)

function openCalendar(...entries: ScheduledContent[]) {
  const client = new QueryClient()
  client.setQueryData(studioKeys.schedule, entries)
  const days = () =>
    client
      .getQueryData<ScheduledContent[]>(studioKeys.schedule)
      ?.map(({ id, scheduledDate }) => `${id} on ${scheduledDate}`)
  return {
    client,
    days,
    isInvalid: () => client.getQueryState(studioKeys.schedule)?.isInvalidated,
    /** Shows the calendar: its first request waits for the test, the next one gets this response. */
    watch(next: ScheduledContent[]) {
      const late = Promise.withResolvers<ScheduledContent[]>()
      const answers = [late.promise]
      const queryFn = () => answers.shift() ?? Promise.resolve(next)
      new QueryObserver(client, { queryKey: studioKeys.schedule, queryFn, retry: false }).subscribe(
        () => undefined,
      )
      return late
    },
    ...createScheduleChanges(client),
  }
}

test('adds a scheduled script to the calendar and the selected hook to its idea', async () => {
  const calendar = openCalendar(first)
  calendar.client.setQueryData(studioKeys.ideas, currentIdeas(sampleIdea('a')))
  const fetched = holdFetch()
  const scheduled = calendar.schedule('a', 2, '2026-06-02')
  const request = await fetched.request(0)
  expect(request).toMatchObject({
    method: 'POST',
    path: '/api/schedule',
    body: { ideaId: 'a', selectedHook: 2, scheduledDate: '2026-06-02', timeZone: expect.any(String) },
  })
  request.answer(entry('2', '2026-06-02'), 201)
  expect(await scheduled).toMatchObject({ id: '2' })
  expect(calendar.days()).toEqual(['1 on 2026-06-01', '2 on 2026-06-02'])
  expect(calendar.client.getQueryData<CurrentIdeas>(studioKeys.ideas)?.ideas[0]?.selectedHook).toBe(2)
  expect(calendar.isInvalid()).toBe(false)
})

test('scheduling a script twice for one day creates one entry', async () => {
  const calendar = openCalendar(first)
  const fetched = holdFetch()
  const twice = Promise.all([
    calendar.schedule('a', 0, '2026-06-02'),
    calendar.schedule('a', 0, '2026-06-02'),
  ])
  for (const index of [0, 1]) (await fetched.request(index)).answer(entry('2', '2026-06-02'))
  await twice
  expect(calendar.days()).toEqual(['1 on 2026-06-01', '2 on 2026-06-02'])
})

test('fetches a calendar that is not loaded, instead of showing a single entry', async () => {
  const calendar = openCalendar()
  calendar.client.removeQueries({ queryKey: studioKeys.schedule })
  const late = calendar.watch([first, entry('2', '2026-06-02')])
  const fetched = holdFetch()
  const scheduled = calendar.schedule('a', 0, '2026-06-02')
  ;(await fetched.request(0)).answer(entry('2', '2026-06-02'))
  await scheduled
  late.resolve([first])
  await eventually(() => expect(calendar.days()).toEqual(['1 on 2026-06-01', '2 on 2026-06-02']))
})

test('refetches a calendar that failed to load after scheduling', async () => {
  const calendar = openCalendar()
  calendar.client.removeQueries({ queryKey: studioKeys.schedule })
  calendar.watch([first, entry('2', '2026-06-02')]).reject(new Error('Failed to fetch'))
  await eventually(() => expect(calendar.client.getQueryState(studioKeys.schedule)?.status).toBe('error'))
  const fetched = holdFetch()
  const scheduled = calendar.schedule('a', 0, '2026-06-02')
  ;(await fetched.request(0)).answer(entry('2', '2026-06-02'))
  await scheduled
  await eventually(() => expect(calendar.days()).toEqual(['1 on 2026-06-01', '2 on 2026-06-02']))
})

test('a move is shown immediately and rolled back if rejected', async () => {
  const calendar = openCalendar(first)
  const fetched = holdFetch()
  const moved = refused(calendar.move(first, '2026-06-02'))
  expect(calendar.days()).toEqual(['1 on 2026-06-02'])
  const request = await fetched.request(0)
  expect(request).toMatchObject({
    method: 'PATCH',
    path: '/api/schedule/1',
    body: { scheduledDate: '2026-06-02' },
  })
  request.refuse(500, 'INTERNAL', 'Something broke.')
  expect(await moved).toBe('Failed to schedule content. Please try again.')
  expect(calendar.days()).toEqual(['1 on 2026-06-01'])

  const again = calendar.move(first, '2026-06-03')
  ;(await fetched.request(1)).answer(entry('1', '2026-06-03'))
  await again
  expect(calendar.days()).toEqual(['1 on 2026-06-03'])
})

test('a rejected move returns to the last shown day, not to an older one', async () => {
  const calendar = openCalendar(first)
  const fetched = holdFetch()
  const moved = calendar.move(first, '2026-06-02')
  ;(await fetched.request(0)).answer(entry('1', '2026-06-02'))
  await moved
  const movedElsewhere = entry('1', '2026-06-09')
  calendar.client.setQueryData(studioKeys.schedule, [movedElsewhere])
  const again = refused(calendar.move(movedElsewhere, '2026-06-10'))
  ;(await fetched.request(1)).refuse(500, 'INTERNAL', 'x')
  await again
  expect(calendar.days()).toEqual(['1 on 2026-06-09'])
})

test('passes on an error the user can act on', async () => {
  const calendar = openCalendar(first)
  const fetched = holdFetch()
  const moved = refused(calendar.move(first, '2020-01-01'))
  ;(await fetched.request(0)).refuse(400, 'INVALID_ARGUMENT', 'Please choose today or a later date.')
  expect(await moved).toBe('Please choose today or a later date.')
})

test('moving a deleted entry refetches the calendar', async () => {
  const calendar = openCalendar(first)
  const fetched = holdFetch()
  const moved = refused(calendar.move(first, '2026-06-02'))
  ;(await fetched.request(0)).refuse(404, 'NOT_FOUND', 'It is gone.')
  expect(await moved).toBe('It is gone.')
  await eventually(() => expect(calendar.isInvalid()).toBe(true))
})

test('two quick moves are sent in order, and the first response does not revert the second', async () => {
  const calendar = openCalendar(first)
  const fetched = holdFetch()
  const one = calendar.move(first, '2026-06-02')
  const two = calendar.move(entry('1', '2026-06-02'), '2026-06-03')
  const request = await fetched.request(0)
  expect(fetched.requests).toHaveLength(1)
  request.answer(entry('1', '2026-06-02'))
  await one
  expect(calendar.days()).toEqual(['1 on 2026-06-03'])
  ;(await fetched.request(1)).answer(entry('1', '2026-06-03'))
  await two
  expect(calendar.days()).toEqual(['1 on 2026-06-03'])
})

test.each([
  ['the second', true, '2026-06-02'],
  ['both', false, '2026-06-01'],
])("of two quick moves %s rejected: shows the server's day", async (_, firstWorks, day) => {
  const calendar = openCalendar(first)
  const fetched = holdFetch()
  const both = Promise.all([
    refused(calendar.move(first, '2026-06-02')),
    // From another component of the same page.
    refused(createScheduleChanges(calendar.client).move(entry('1', '2026-06-02'), '2026-06-03')),
  ])
  const request = await fetched.request(0)
  if (firstWorks) request.answer(entry('1', '2026-06-02'))
  else request.refuse(500, 'INTERNAL', 'x')
  ;(await fetched.request(1)).refuse(500, 'INTERNAL', 'x')
  await both
  expect(calendar.days()).toEqual([`1 on ${day}`])
})

test('an entry deleted during a move stays deleted', async () => {
  const calendar = openCalendar(first)
  const fetched = holdFetch()
  const moved = calendar.move(first, '2026-06-02')
  const removed = calendar.remove('1')
  ;(await fetched.request(0)).answer(entry('1', '2026-06-02'))
  const request = await fetched.request(1)
  expect(request).toMatchObject({ method: 'DELETE', path: '/api/schedule/1' })
  request.answer({})
  await Promise.all([moved, removed])
  expect(calendar.days()).toEqual([])
})

test('an entry deleted elsewhere disappears, and a failed deletion keeps it', async () => {
  const calendar = openCalendar(first, entry('2', '2026-06-02'))
  const fetched = holdFetch()
  const gone = calendar.remove('1')
  ;(await fetched.request(0)).refuse(404, 'NOT_FOUND', 'It is gone.')
  await gone
  const failed = refused(calendar.remove('2'))
  ;(await fetched.request(1)).lose()
  expect(await failed).toBe('Failed to delete scheduled content. Please try again.')
  expect(calendar.days()).toEqual(['2 on 2026-06-02'])
})

test('a calendar requested before a move does not revert it', async () => {
  const calendar = openCalendar(first)
  const late = calendar.watch([entry('1', '2026-06-02'), entry('2', '2026-06-05')])
  const fetched = holdFetch()
  const moved = calendar.move(first, '2026-06-02')
  ;(await fetched.request(0)).answer(entry('1', '2026-06-02'))
  await moved
  late.resolve([first])
  await eventually(() => expect(calendar.days()).toEqual(['1 on 2026-06-02', '2 on 2026-06-05']))
})

test('a status is shown immediately, in the calendar and in the viewer, and reverted if rejected', async () => {
  const calendar = openCalendar(first)
  calendar.client.setQueryData(studioKeys.scheduled('1'), first)
  const shown = () => [
    calendar.client.getQueryData<ScheduledContent[]>(studioKeys.schedule)?.[0]?.status,
    calendar.client.getQueryData<ScheduledContent>(studioKeys.scheduled('1'))?.status,
  ]
  const fetched = holdFetch()
  const changed = refused(calendar.change(first, { status: 'posted' }))
  expect(shown()).toEqual(['posted', 'posted'])
  const request = await fetched.request(0)
  expect(request).toMatchObject({ method: 'PATCH', body: { status: 'posted' } })
  request.refuse(500, 'INTERNAL', 'x')
  await changed
  expect(shown()).toEqual(['draft', 'draft'])
})

test('a line changed in another tab is reported, and the entry is loaded again', async () => {
  const calendar = openCalendar(first)
  const fetched = holdFetch()
  const edit = { list: 'script_parts', index: 0, before: 'Old.', text: 'Mine.' } as const
  const edited = refused(calendar.editLine(first, edit))
  const request = await fetched.request(0)
  expect(request).toMatchObject({ method: 'PATCH', path: '/api/schedule/1/script', body: edit })
  request.refuse(409, 'ABORTED', 'This line was changed in the meantime. Please try again.')
  expect(await edited).toBe('This line was changed in the meantime. Please try again.')
  await eventually(() => expect(calendar.isInvalid()).toBe(true))
})

test('an edited line is edited in its idea where it was the same', async () => {
  const calendar = openCalendar(first)
  const script = { hooks: [], script_parts: ['Old.', 'Other.'], visual_cues: [], engagement_tips: [] }
  calendar.client.setQueryData(studioKeys.ideas, currentIdeas({ ...sampleIdea('a'), script }))
  const fetched = holdFetch()
  const parts = () =>
    calendar.client.getQueryData<CurrentIdeas>(studioKeys.ideas)?.ideas[0]?.script?.script_parts
  const edit = { list: 'script_parts', index: 0, before: 'Old.', text: 'New.' } as const
  const edited = calendar.editLine(first, edit)
  ;(await fetched.request(0)).answer(first)
  await edited
  expect(parts()).toEqual(['New.', 'Other.'])
  const again = calendar.editLine(first, { ...edit, index: 1, before: 'Scheduled.' })
  ;(await fetched.request(1)).answer(first)
  await again
  expect(parts()).toEqual(['New.', 'Other.'])
})

test('a deleted entry is shown again only once it is restored', async () => {
  const calendar = openCalendar(first)
  const fetched = holdFetch()
  const removed = calendar.remove('1')
  ;(await fetched.request(0)).answer({})
  await removed
  const failed = refused(calendar.restore(first))
  ;(await fetched.request(1)).lose()
  expect(await failed).toBe('Failed to schedule content. Please try again.')
  expect(calendar.days()).toEqual([])
  const restored = calendar.restore(first)
  const request = await fetched.request(2)
  expect(request).toMatchObject({
    method: 'PUT',
    path: '/api/schedule/1',
    body: { status: 'draft', captions: [] },
  })
  request.answer(first)
  await restored
  expect(calendar.days()).toEqual(['1 on 2026-06-01'])
})
