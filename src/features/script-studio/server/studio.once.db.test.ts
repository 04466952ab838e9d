import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCreator } from '#testing/studio.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import type { CurrentIdeas, History } from '../contract/idea.ts'
import { studioMessages } from '../contract/messages.ts'
import type { ScheduledContent } from '../contract/schedule.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
})
afterAll(() => running.close())

type Refusal = { error: { status: string; message: string; details?: { fields?: Record<string, string> } } }
const farDay = '2999-12-31'

test('three ideas arrive one by one, are stored and survive a reload', async () => {
  const creator = await addCreator(running)
  const events = await creator.stream('/api/ideas', {})
  expect(events.map(({ type }) => type)).toEqual(['started', 'idea', 'idea', 'idea', 'end'])
  expect(events[0]).toMatchObject({ composer: 'Built-in composer' })
  const { body } = await creator.ask<CurrentIdeas>('GET', '/api/ideas')
  expect(body.ideas).toEqual(events.filter(({ type }) => type === 'idea').map(({ idea }) => idea))
  expect(body).toMatchObject({
    composer: { name: 'Built-in composer', isBuiltIn: true },
    generation: { state: 'complete', sources: [] },
    allowance: { used: 1, limit: 100 },
  })
})

test('nothing is generated without a profile, and the message says why', async () => {
  const creator = await addCreator(running, null)
  const refused = await creator.ask<Refusal>('POST', '/api/ideas', {})
  expect([refused.status, refused.body.error.message]).toEqual([400, studioMessages.profileMissing])
  const custom = await creator.ask<Refusal>('POST', '/api/scripts/custom', { description: 'Garlic' })
  expect(custom.status).toBe(400)
  expect((await creator.ask<CurrentIdeas>('GET', '/api/ideas')).body.allowance.used).toBe(0)
})

test('a script arrives line by line and is stored completely', async () => {
  const creator = await addCreator(running)
  const [idea] = await creator.ideas()
  const events = await creator.stream('/api/scripts', { ideaId: idea!.id })
  const lines = events.filter(({ type }) => type === 'line')
  const script = events.find(({ type }) => type === 'script')?.idea
  expect(script).toMatchObject({ id: idea!.id, scriptState: 'complete', selectedHook: null })
  expect(lines.filter(({ list }) => list === 'script_parts').map(({ value }) => value)).toEqual(
    script?.script?.script_parts,
  )
  expect(script?.script?.hooks).toHaveLength(3)
  expect((await creator.ask('GET', `/api/ideas/${idea!.id}`)).body).toEqual(script)
})

test.each(['/api/scripts', '/api/schedule'])('%s rejects an ID that cannot be stored', async (path) => {
  const creator = await addCreator(running)
  for (const ideaId of ['\0', 'a\0b', '\ud800'])
    expect((await creator.ask('POST', path, { ideaId, scheduledDate: farDay, selectedHook: 0 })).status).toBe(
      400,
    )
})

test('a custom idea has a recognizable ID, a title and a script, and comes before the others', async () => {
  const creator = await addCreator(running)
  await creator.ideas()
  const events = await creator.stream('/api/scripts/custom', {
    description: 'How to sharpen a kitchen knife',
  })
  expect(events.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['started', 'title', 'line', 'script', 'end']),
  )
  const { body } = await creator.ask<CurrentIdeas>('GET', '/api/ideas')
  expect(body.ideas).toHaveLength(4)
  expect(body.ideas[0]?.id).toMatch(/^custom-\d+/)
  expect(body.ideas[0]?.title).toBe('How to sharpen a kitchen knife')
})

test.each([
  [{ description: '   ' }, studioMessages.descriptionMissing],
  [{}, studioMessages.descriptionMissing],
  [{ description: 'x'.repeat(2001) }, 'Please use at most 2000 characters.'],
])('rejects a missing or too long custom idea (%#)', async (body, message) => {
  const creator = await addCreator(running)
  const refused = await creator.ask<Refusal>('POST', '/api/scripts/custom', body)
  expect([refused.status, refused.body.error.details?.fields]).toEqual([400, { description: message }])
})

test('lines, title and hook can be edited, and rewriting a line keeps the others', async () => {
  const creator = await addCreator(running)
  const [idea] = await creator.ideas()
  const empty = await creator.ask<Refusal>('PATCH', `/api/scripts/${idea!.id}`, { selectedHook: 1 })
  expect([empty.status, empty.body.error.message]).toEqual([409, studioMessages.scriptMissing])
  const { script } = await creator.script(idea!.id)
  const parts = ['Mine.', ...script!.script_parts.slice(1)]
  const edited = await creator.ask('PATCH', `/api/scripts/${idea!.id}`, {
    title: 'New',
    script_parts: parts,
    selectedHook: 2,
  })
  expect(edited.body).toMatchObject({
    title: 'New',
    selectedHook: 2,
    script: { ...script, script_parts: parts },
  })
  const revised = await creator.ask<{ script: typeof script }>('POST', `/api/scripts/${idea!.id}/revisions`, {
    list: 'script_parts',
    index: 1,
  })
  const now = revised.body.script!
  expect(now.script_parts[1]).not.toBe(parts[1])
  expect(now.script_parts.toSpliced(1, 1)).toEqual(parts.toSpliced(1, 1))
  expect({ ...now, script_parts: [] }).toEqual({ ...script, script_parts: [] })
  const gone = await creator.ask('POST', `/api/scripts/${idea!.id}/revisions`, { list: 'hooks', index: 40 })
  expect(gone.status).toBe(404)
})

test('the history pages through every generation, newest first', async () => {
  const creator = await addCreator(running)
  const made: string[] = []
  for (let count = 0; count < 12; count++) made.unshift((await creator.ideas())[0]!.generationId)
  const first = await creator.ask<History>('GET', '/api/ideas/history')
  const second = await creator.ask<History>('GET', `/api/ideas/history?cursor=${first.body.nextCursor}`)
  expect([...first.body.items, ...second.body.items].map(({ id }) => id)).toEqual(made)
  expect(second.body.nextCursor).toBeNull()
  const titles = [...first.body.items, ...second.body.items].flatMap(({ ideas }) =>
    ideas.map(({ title }) => title),
  )
  expect(new Set(titles).size).toBe(36)
  expect((await creator.ask('GET', '/api/ideas/history?cursor=nonsense')).status).toBe(400)
})

test('a preset shapes the ideas; deleting it is reported, and its ideas stay', async () => {
  const creator = await addCreator(running)
  const preset = {
    name: 'Bread Mondays',
    topics: 'rye bread',
    videoLength: '15-30 seconds (Quick hit)',
    tone: 'Humorous & Light',
  }
  const { body } = await creator.ask<{ id: string }>('POST', '/api/presets', preset)
  const events = await creator.stream('/api/ideas', { presetId: body.id })
  const ideas = events.filter(({ type }) => type === 'idea').map(({ idea }) => idea!)
  for (const idea of ideas)
    expect(idea).toMatchObject({
      title: expect.stringMatching(/rye bread/i) as string,
      presetId: body.id,
      presetName: 'Bread Mondays',
      videoLength: '15-30 seconds (Quick hit)',
    })
  expect((await creator.ask('DELETE', `/api/presets/${body.id}`)).status).toBe(204)
  const gone = await creator.ask<Refusal>('POST', '/api/ideas', { presetId: body.id })
  expect([gone.status, gone.body.error.message]).toEqual([404, studioMessages.presetGone])
  expect((await creator.script(ideas[0]!.id)).presetName).toBe('Bread Mondays')
})

test('rejects a second preset of the same name, ignoring case, and a preset can keep its own name', async () => {
  const creator = await addCreator(running)
  const { body } = await creator.ask<{ id: string }>('POST', '/api/presets', { name: 'Weekly' })
  const again = await creator.ask<Refusal>('POST', '/api/presets', { name: ' wEEKLY ' })
  expect([again.status, again.body.error.details?.fields?.name]).toEqual([
    409,
    studioMessages.presetNameTaken,
  ])
  const kept = await creator.ask('PUT', `/api/presets/${body.id}`, { name: 'WEEKLY', description: 'Same.' })
  expect(kept.status).toBe(200)
  const nameless = await creator.ask<Refusal>('POST', '/api/presets', { name: ' ' })
  expect(nameless.body.error.details?.fields?.name).toBe(studioMessages.presetNameMissing)
  const both = await Promise.all([1, 2].map(() => creator.ask('POST', '/api/presets', { name: 'At once' })))
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
})

test('a script is scheduled with its hook for a future day, moved and removed', async () => {
  const creator = await addCreator(running)
  const [idea] = await creator.ideas()
  const wish = { ideaId: idea!.id, scheduledDate: farDay, selectedHook: 1 }
  expect((await creator.ask('POST', '/api/schedule', wish)).status).toBe(409)
  const { script } = await creator.script(idea!.id)
  const hookless = await creator.ask<Refusal>('POST', '/api/schedule', { ...wish, selectedHook: null })
  expect(hookless.body.error.message).toBe(studioMessages.hookMissing)
  const late = await creator.ask<Refusal>('POST', '/api/schedule', { ...wish, scheduledDate: '2020-01-01' })
  expect([late.status, late.body.error.message]).toEqual([400, studioMessages.dateInPast])
  for (const scheduledDate of ['', '2999-02-30', '31.12.2999', '2999-12-31T00:00:00Z'])
    expect((await creator.ask('POST', '/api/schedule', { ...wish, scheduledDate })).status).toBe(400)

  const { status, body } = await creator.ask<ScheduledContent>('POST', '/api/schedule', wish)
  expect([status, body.scheduledDate, body.selectedHook, body.script]).toEqual([201, farDay, 1, script])
  const moved = await creator.ask<ScheduledContent>('PATCH', `/api/schedule/${body.id}`, {
    scheduledDate: '2999-11-30',
  })
  expect(moved.body.scheduledDate).toBe('2999-11-30')
  const inMonth = await creator.ask<{ items: ScheduledContent[] }>(
    'GET',
    '/api/schedule?from=2999-11-01&to=2999-11-30',
  )
  expect(inMonth.body.items.map(({ id }) => id)).toEqual([body.id])
  expect((await creator.ask('DELETE', `/api/schedule/${body.id}`)).status).toBe(204)
  expect((await creator.ask('GET', `/api/schedule/${body.id}`)).status).toBe(404)
})

test('two tabs that schedule one idea for one day create one entry', async () => {
  const creator = await addCreator(running)
  const [idea] = await creator.ideas()
  await creator.script(idea!.id)
  const wish = { ideaId: idea!.id, scheduledDate: farDay, selectedHook: 0 }
  const both = await Promise.all(
    [1, 2].map(() => creator.ask<ScheduledContent>('POST', '/api/schedule', wish)),
  )
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  expect(both[0]?.body.id).toBe(both[1]?.body.id)
  const { body: other } = await creator.ask<ScheduledContent>('POST', '/api/schedule', {
    ...wish,
    scheduledDate: '2999-12-30',
  })
  const clash = await creator.ask<Refusal>('PATCH', `/api/schedule/${other.id}`, { scheduledDate: farDay })
  expect([clash.status, clash.body.error.message]).toEqual([409, studioMessages.alreadyThatDay])
})

test('a composer without search reports that nothing was searched', async () => {
  const creator = await addCreator(running)
  const preset = { name: 'News', enableWebSearch: true }
  const { body } = await creator.ask<{ id: string }>('POST', '/api/presets', preset)
  await creator.stream('/api/ideas', { presetId: body.id })
  const current = await creator.ask<CurrentIdeas>('GET', '/api/ideas')
  expect(current.body.generation).toMatchObject({ usedWebSearch: false, sources: [] })
})

test('captions meet the rules, are stored with the script and require a platform', async () => {
  const creator = await addCreator(running)
  const [idea] = await creator.ideas()
  await creator.script(idea!.id)
  const { body } = await creator.ask<ScheduledContent>('POST', '/api/schedule', {
    ideaId: idea!.id,
    scheduledDate: farDay,
    selectedHook: 0,
  })
  const none = await creator.ask<Refusal>('POST', '/api/captions', { scheduledId: body.id })
  expect(none.body.error.message).toBe(studioMessages.platformMissing)
  for (const platform of ['Instagram', 'TikTok', 'YouTube Shorts'])
    expect((await creator.ask('POST', '/api/captions', { scheduledId: body.id, platform })).status).toBe(200)
  await creator.ask('POST', '/api/captions', { scheduledId: body.id, platform: 'TikTok' })
  const kept = await creator.ask<ScheduledContent>('GET', `/api/schedule/${body.id}`)
  expect(kept.body.captions.map(({ platform, hashtags }) => [platform, hashtags])).toEqual([
    ['Instagram', 5],
    ['TikTok', 5],
    ['YouTube Shorts', 2],
  ])
})

test('data of another creator is not found', async () => {
  const [owner, stranger] = [await addCreator(running), await addCreator(running)]
  const [idea] = await owner.ideas()
  await owner.script(idea!.id)
  const { body: scheduled } = await owner.ask<ScheduledContent>('POST', '/api/schedule', {
    ideaId: idea!.id,
    scheduledDate: farDay,
    selectedHook: 0,
  })
  const { body: preset } = await owner.ask<{ id: string }>('POST', '/api/presets', { name: 'Mine' })
  const attempts: [string, string, unknown?][] = [
    ['GET', `/api/ideas/${idea!.id}`],
    ['DELETE', `/api/ideas/${idea!.id}`],
    ['POST', '/api/scripts', { ideaId: idea!.id }],
    ['PATCH', `/api/scripts/${idea!.id}`, { title: 'Stolen' }],
    ['POST', `/api/scripts/${idea!.id}/revisions`, { list: 'hooks', index: 0 }],
    ['POST', '/api/ideas', { presetId: preset.id }],
    ['GET', `/api/presets/${preset.id}`],
    ['PUT', `/api/presets/${preset.id}`, { name: 'Stolen' }],
    ['DELETE', `/api/presets/${preset.id}`],
    ['POST', '/api/schedule', { ideaId: idea!.id, scheduledDate: farDay, selectedHook: 0 }],
    ['GET', `/api/schedule/${scheduled.id}`],
    ['PATCH', `/api/schedule/${scheduled.id}`, { scheduledDate: '2999-01-01' }],
    ['DELETE', `/api/schedule/${scheduled.id}`],
    ['POST', '/api/captions', { scheduledId: scheduled.id, platform: 'TikTok' }],
  ]
  for (const [method, path, body] of attempts)
    expect([method, path, (await stranger.ask(method, path, body)).status]).toEqual([method, path, 404])
  expect((await owner.ask('GET', `/api/ideas/${idea!.id}`)).body).toMatchObject({ title: idea!.title })
})

test('the calendar is available as a file and at a private URL that can be reset', async () => {
  const creator = await addCreator(running)
  const [idea] = await creator.ideas()
  await creator.script(idea!.id)
  await creator.ask('POST', '/api/schedule', { ideaId: idea!.id, scheduledDate: farDay, selectedHook: 0 })
  const file = await creator.send('GET', '/api/schedule/calendar.ics')
  const calendar = await file.text()
  expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(calendar).toContain('DTSTART;VALUE=DATE:29991231\r\nDTEND;VALUE=DATE:30000101\r\n')
  const { body } = await creator.ask<{ url: string }>('GET', '/api/schedule/feed')
  const path = new URL(body.url).pathname
  expect(await (await running.app.request(path)).text()).toBe(calendar)
  expect((await running.app.request(path.replace(/.\.ics$/, 'x.ics'))).status).toBe(404)
  const renewed = await creator.ask<{ url: string }>('POST', '/api/schedule/feed')
  expect((await running.app.request(path)).status).toBe(404)
  expect((await running.app.request(new URL(renewed.body.url).pathname)).status).toBe(200)
})
