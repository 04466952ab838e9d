import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCreator } from '#testing/studio.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import type { ScheduledContent } from '../../contract/schedule.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
})
afterAll(() => running.close())

const farDay = '2999-12-31'

test('an entry says whether its idea was edited since, and which hook the idea has now', async () => {
  const creator = await addCreator(running)
  const [idea] = await creator.ideas()
  const { script } = await creator.script(idea!.id)
  const wish = { ideaId: idea!.id, scheduledDate: farDay, selectedHook: 1 }
  const { body } = await creator.ask<ScheduledContent>('POST', '/api/schedule', wish)
  expect(body.newerVersion).toBeNull()
  const script_parts = ['Edited.', ...script!.script_parts.slice(1)]
  await creator.ask('PATCH', `/api/scripts/${idea!.id}`, { script_parts, selectedHook: 2 })
  const kept = await creator.ask<ScheduledContent>('GET', `/api/schedule/${body.id}`)
  expect([kept.body.newerVersion, kept.body.script]).toEqual([{ selectedHook: 2 }, script])
  await creator.ask('POST', '/api/schedule', { ...wish, ...kept.body.newerVersion })
  const { body: list } = await creator.ask<{ items: ScheduledContent[] }>('GET', '/api/schedule')
  expect(list.items[0]).toMatchObject({ newerVersion: null, selectedHook: 2, script: { script_parts } })
  await creator.ask('DELETE', `/api/ideas/${idea!.id}`)
  expect(
    (await creator.ask<ScheduledContent>('GET', `/api/schedule/${body.id}`)).body.newerVersion,
  ).toBeNull()
})
