import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCreator } from '#testing/studio.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import type { Idea } from '../../contract/idea.ts'
import type { ScheduledContent } from '../../contract/schedule.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
})
afterAll(() => running.close())

const day = '2999-12-31'
type Refusal = { error: { status: string; message: string } }

async function scheduleOne() {
  const creator = await addCreator(running)
  const [idea] = await creator.ideas()
  const { script } = await creator.script(idea!.id)
  const { body: entry } = await creator.ask<ScheduledContent>('POST', '/api/schedule', {
    ideaId: idea!.id,
    scheduledDate: day,
    selectedHook: 0,
  })
  const path = `/api/schedule/${entry.id}`
  return {
    creator,
    idea: idea!,
    script: script!,
    entry,
    path,
    read: async () => (await creator.ask<ScheduledContent>('GET', path)).body,
    readIdea: async () => (await creator.ask<Idea>('GET', `/api/ideas/${idea!.id}`)).body,
  }
}

test('an entry is a draft until it is filmed and posted, and its platform can be chosen and cleared', async () => {
  const { creator, entry, path, read } = await scheduleOne()
  expect([entry.status, entry.platform]).toEqual(['draft', null])
  for (const change of [{ status: 'filmed' }, { platform: 'TikTok' }, { status: 'posted' }])
    expect((await creator.ask('PATCH', path, change)).body).toMatchObject(change)
  expect(await read()).toMatchObject({ status: 'posted', platform: 'TikTok', scheduledDate: day })
  expect((await creator.ask('PATCH', path, { platform: null })).body['platform']).toBeNull()
  for (const wrong of [{}, { timeZone: 'UTC' }, { status: 'done' }, { platform: 'Radio' }, { title: ' ' }])
    expect((await creator.ask('PATCH', path, wrong)).status).toBe(400)
  const file = await (await creator.send('GET', '/api/schedule/calendar.ics')).text()
  expect(file).toContain('STATUS:CONFIRMED')
  expect(file).toContain('CATEGORIES:Posted')
  const exported = await creator.send('GET', '/api/account/export')
  expect(await exported.text()).toContain('"status": "posted"')
})

test('an older process, which knows no status, still adds drafts', async () => {
  const { entry, read } = await scheduleOne()
  await running.database.pool.query(
    `insert into scheduled_content (user_id, title, scheduled_date, script, selected_hook)
     select user_id, 'Older', scheduled_date, script, 0 from scheduled_content where id = $1`,
    [entry.id],
  )
  const { rows } = await running.database.pool.query(
    `select status, platform from scheduled_content where title = 'Older'`,
  )
  expect([rows, (await read()).status]).toEqual([[{ status: 'draft', platform: null }], 'draft'])
})

test('a line edited in the calendar is edited in its idea too, so that both stay the same', async () => {
  const { creator, script, path, read, readIdea } = await scheduleOne()
  const edit = { list: 'script_parts', index: 0, before: script.script_parts[0], text: ' My own line. ' }
  const { status } = await creator.ask('PATCH', `${path}/script`, edit)
  const hook = { list: 'hooks', index: 2, before: script.hooks[2]?.text, text: 'My own hook?' }
  await creator.ask('PATCH', `${path}/script`, hook)
  const [kept, idea] = [await read(), await readIdea()]
  expect([status, kept.script.script_parts[0], kept.script.hooks[2]]).toEqual([
    200,
    'My own line.',
    { ...script.hooks[2], text: 'My own hook?' },
  ])
  expect([idea.script, kept.newerVersion]).toEqual([kept.script, null])
  await creator.ask('PATCH', path, { title: 'My own title', selectedHook: 2 })
  expect([(await readIdea()).title, await read()]).toMatchObject([
    'My own title',
    { title: 'My own title', selectedHook: 2, newerVersion: null },
  ])
})

test('of two tabs that edit one line the later is told, and a repeated edit succeeds', async () => {
  const { creator, script, path, read, readIdea, idea } = await scheduleOne()
  const before = script.visual_cues[0]
  const edit = (text: string, index = 0) =>
    creator.ask<Refusal>('PATCH', `${path}/script`, { list: 'visual_cues', index, before, text })
  expect([(await edit('First')).status, (await edit('First')).status]).toEqual([200, 200])
  const late = await edit('Second')
  expect([late.status, late.body.error.message]).toEqual([
    409,
    'This line was changed in the meantime. Please try again.',
  ])
  expect((await edit('Beyond', 50)).body.error.message).toBe("This line doesn't exist in the script.")
  expect((await read()).script.visual_cues[0]).toBe('First')

  // A line that differs in the idea stays as it is there.
  await creator.ask('PATCH', `/api/scripts/${idea.id}`, { visual_cues: ['Only in the idea'] })
  await creator.ask('PATCH', `${path}/script`, {
    list: 'visual_cues',
    index: 0,
    before: 'First',
    text: 'Here',
  })
  expect([(await read()).script.visual_cues[0], (await readIdea()).script?.visual_cues]).toEqual([
    'Here',
    ['Only in the idea'],
  ])
})

test('an entry takes over the script of its idea on the day it was moved to, and this can be undone', async () => {
  const { creator, script, entry, path, idea, read } = await scheduleOne()
  await creator.ask('POST', '/api/captions', { scheduledId: entry.id, platform: 'TikTok' })
  await creator.ask('PATCH', path, { scheduledDate: '2999-12-30' })
  await creator.ask('PATCH', `/api/scripts/${idea.id}`, { script_parts: ['New'], selectedHook: 1 })
  const before = await read()
  expect([before.newerVersion, before.captions]).toMatchObject([{ selectedHook: 1 }, [{}]])
  const source = { ideaId: idea.id, selectedHook: 1 }
  const { body: updated } = await creator.ask<ScheduledContent>('PUT', `${path}/script`, source)
  expect(updated).toMatchObject({
    scheduledDate: '2999-12-30',
    script: { script_parts: ['New'] },
    selectedHook: 1,
    captions: [],
    newerVersion: null,
  })
  const { body: undone } = await creator.ask<ScheduledContent>('PUT', path, before)
  expect([undone.script, undone.captions[0]?.text]).toEqual([script, before.captions[0]?.text])
  const { body: list } = await creator.ask<{ items: unknown[] }>('GET', '/api/schedule')
  expect(list.items).toHaveLength(1)
})

test('a deleted entry is restored with everything it had, once, and without an idea that is gone', async () => {
  const { creator, entry, path, idea, read } = await scheduleOne()
  await creator.ask('POST', '/api/captions', { scheduledId: entry.id, platform: 'Instagram' })
  await creator.ask('PATCH', path, { status: 'filmed', platform: 'Instagram' })
  const before = await read()
  await creator.ask('DELETE', path)
  const restore = () => creator.ask<ScheduledContent>('PUT', path, before)
  expect((await Promise.all([restore(), restore()])).map(({ status }) => status)).toEqual([200, 200])
  const { createdAt: _, updatedAt: _at, captions: _captions, ...same } = before
  const after = await read()
  expect(after).toMatchObject(same)
  expect(after.captions.map(({ text }) => text)).toEqual(before.captions.map(({ text }) => text))

  await creator.ask('DELETE', path)
  await creator.ask('POST', '/api/schedule', { ideaId: idea.id, scheduledDate: day, selectedHook: 0 })
  expect((await restore()).status).toBe(409)
  await creator.ask('DELETE', `/api/ideas/${idea.id}`)
  expect((await restore()).body).toMatchObject({ id: entry.id, ideaId: null })
})

test('a day is planned with a title or an idea, and gets its script later', async () => {
  const creator = await addCreator(running)
  const own = await creator.ask<ScheduledContent>('POST', '/api/schedule/plans', {
    title: ' Visit the mill ',
    scheduledDate: day,
    platform: 'YouTube Shorts',
  })
  expect([own.status, own.body]).toMatchObject([
    201,
    {
      ideaId: null,
      title: 'Visit the mill',
      status: 'draft',
      platform: 'YouTube Shorts',
      newerVersion: null,
    },
  ])
  const caption = { scheduledId: own.body.id, platform: 'TikTok' }
  expect((await creator.ask('POST', '/api/captions', caption)).status).toBe(409)
  const [idea] = await creator.ideas()
  const plan = { ideaId: idea!.id, title: 'ignored', scheduledDate: day }
  const { body: planned } = await creator.ask<ScheduledContent>('POST', '/api/schedule/plans', plan)
  expect([planned.title, planned.script.script_parts]).toEqual([idea!.title, []])
  const path = `/api/schedule/${planned.id}`
  const source = { ideaId: idea!.id, selectedHook: 2 }
  expect((await creator.ask('PUT', `${path}/script`, source)).status).toBe(409)

  const { script } = await creator.script(idea!.id)
  expect((await creator.ask<ScheduledContent>('GET', path)).body.newerVersion).toEqual({ selectedHook: 0 })
  expect((await creator.ask('PUT', `${path}/script`, source)).body).toMatchObject({ script, selectedHook: 2 })
  // Planning it again must not remove the script.
  expect((await creator.ask('POST', '/api/schedule/plans', plan)).status).toBe(409)
  expect((await creator.ask<ScheduledContent>('GET', path)).body.script).toEqual(script)
  const taken = await creator.ask<Refusal>('PUT', `/api/schedule/${own.body.id}/script`, source)
  expect(taken.body.error.message).toBe('This script is already scheduled for that day.')
})

test('a plan needs a title, a coming day and an idea that exists', async () => {
  const creator = await addCreator(running)
  const plan = (change: object) =>
    creator.ask('POST', '/api/schedule/plans', { title: 'Mill', scheduledDate: day, ...change })
  expect((await plan({ title: '  ' })).status).toBe(400)
  expect((await plan({ scheduledDate: '2020-01-01' })).status).toBe(400)
  expect((await plan({ ideaId: randomUUID() })).status).toBe(404)
})
