import { afterAll, beforeAll, expect, test } from 'vitest'
import { startModelServer } from '#testing/start-model-server.ts'
import { addCreator } from '#testing/studio.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import type { CurrentIdeas, Idea } from '../../contract/idea.ts'
import type { Note } from '../../contract/notes.ts'
import type { ScheduledContent } from '../../contract/schedule.ts'

let running: TestApp
let model: Awaited<ReturnType<typeof startModelServer>>
beforeAll(async () => {
  model = await startModelServer({ kind: 'silence' })
  running = await startTestApp({
    RATE_LIMIT_SCALE: '1000',
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: model.url,
  })
})
afterAll(async () => {
  await running.close()
  await model.stop()
})

const idea = (title: string, why = 'Because.') => ({
  title,
  hook_type: 'Confession',
  target_audience: 'Cooks',
  why_it_works: why,
})
const reply = (...ideas: object[]) => ({ kind: 'text', text: JSON.stringify({ ideas }) }) as const
const first = idea('I burned garlic for 10 years')
const third = idea('Cold oil, slow garlic')
const liar = idea('Gordon Ramsay burned garlic 87 times', 'Viewers stay 40% longer.')

async function addCook() {
  const creator = await addCreator(running)
  const words = 'I burned garlic for 10 years.'
  await creator.ask('POST', '/api/notes', { notes: [{ kind: 'number', topic: 'garlic', words }] })
  return creator
}

async function usesOf(creator: Awaited<ReturnType<typeof addCook>>) {
  const { body } = await creator.ask<{ items: Note[] }>('GET', '/api/notes')
  return body.items.map(({ usedIn }) => usedIn.map(({ ideaId }) => ideaId))
}

test('an idea with an invented number or name is held back and repaired once', async () => {
  const creator = await addCook()
  // The repaired reply lists them in another order, and none is shown twice.
  const slow = { ...reply(first, liar, third), pieceDelayMs: 20 }
  model.willReply(slow, reply(third, first, idea('Garlic, again')))
  const before = model.asked.length
  const ideas = await creator.ideas()
  expect(ideas.map(({ title, marks }) => [title, marks])).toEqual([
    [first.title, []],
    [third.title, []],
    ['Garlic, again', []],
  ])
  expect(model.asked.length - before).toBe(2)
  const repair = JSON.stringify(model.asked.at(-1)?.body.messages)
  expect(repair).toContain('idea 2, title: “87” is in none of your notes.')
  expect(repair).toContain('idea 2, whyItWorks: “40” is in none of your notes.')
})

test('an idea that stays unsupported is shown with the reason', async () => {
  const creator = await addCook()
  const broken = idea('Three myths about garlic')
  model.willReply(reply(first, liar, broken))
  await creator.ideas()
  const { body } = await creator.ask<CurrentIdeas>('GET', '/api/ideas')
  const reasons = body.ideas.map(({ marks }) => marks.map(({ list, reason }) => `${list}: ${reason}`))
  expect(reasons).toEqual([
    [],
    [
      'title: “87” is in none of your notes.',
      'title: “Ramsay” is in none of your notes.',
      'whyItWorks: “40” is in none of your notes.',
    ],
    [
      'title: It announces 3, and the idea names 0 notes.',
      'title: It announces a myth, and no note it names states one.',
    ],
  ])
})

test.each([
  ['garbage', { kind: 'text', text: 'I would rather not.' } as const],
  ['refused', { kind: 'status', status: 400 } as const],
])('if the repair is %s, the first reply is shown with its marks', async (_, repair) => {
  const creator = await addCook()
  model.willReply(reply(first, liar, third), repair)
  const ideas = await creator.ideas()
  expect(ideas.map(({ marks }) => marks.length)).toEqual([0, 3, 0])
})

test('a note is used by a script that tells it, though the model names no note', async () => {
  const creator = await addCook()
  model.willReply(reply(first, third, idea('Garlic')))
  const [one] = await creator.ideas()
  const script = {
    hooks: ['a', 'b', 'c'].map((text) => ({ text, approach: text })),
    script_parts: ['For 10 years, every garlic clove was burned.'],
    visual_cues: [],
    engagement_tips: [],
  }
  model.willReply({ kind: 'text', text: JSON.stringify(script) })
  await creator.script(one!.id)
  expect(await usesOf(creator)).toEqual([[one!.id]])
})

test('a rewritten line and a caption are held to the same facts', async () => {
  const creator = await addCook()
  model.willReply(reply(first, third, idea('Garlic')))
  const [one] = await creator.ideas()
  const filler = 'I put the garlic into cold oil and I wait. '.repeat(9).trim()
  const script = {
    hooks: ['a', 'b', 'c'].map((text) => ({ text, approach: text })),
    script_parts: [filler],
    visual_cues: ['Shot.'],
    engagement_tips: ['Pin it.'],
  }
  const text = (content: string) => ({ kind: 'text', text: content }) as const
  model.willReply(text(JSON.stringify(script)))
  await creator.script(one!.id)
  // The model named no note, and the script tells none.
  expect(await usesOf(creator)).toEqual([[]])
  const path = `/api/scripts/${one!.id}/revisions`
  const wanted = { list: 'script_parts', index: 0 }
  model.willReply(text('{"text":"It takes 99 minutes."}'), text('{"text":"I wait for 10 years."}'))
  expect((await creator.ask<Idea>('POST', path, wanted)).body).toMatchObject({
    script: { script_parts: ['I wait for 10 years.'] },
    marks: [],
  })
  model.willReply(text('{"text":"It takes 99 minutes."}'))
  expect((await creator.ask<Idea>('POST', path, wanted)).body).toMatchObject({
    marks: [{ ...wanted, reason: '“99” is in none of your notes.' }],
  })

  const wish = { ideaId: one!.id, scheduledDate: '2999-01-01', selectedHook: 0 }
  const { body } = await creator.ask<ScheduledContent>('POST', '/api/schedule', wish)
  expect(body.marks).toEqual([{ ...wanted, reason: '“99” is in none of your notes.' }])
  const edit = { ...wanted, before: 'It takes 99 minutes.', text: 'It takes a while.' }
  const edited = await creator.ask<ScheduledContent>('PATCH', `/api/schedule/${body.id}/script`, edit)
  expect(edited.body.marks).toEqual([])
  const asked = { scheduledId: body.id, platform: 'YouTube Shorts' }
  model.willReply(text('Saves 55 euros #garlic'), text('Garlic in cold oil #garlic'))
  expect((await creator.ask('POST', '/api/captions', asked)).body).toMatchObject({
    text: 'Garlic in cold oil #garlic',
  })
  model.willReply(text('Saves 55 euros #garlic'))
  expect((await creator.ask('POST', '/api/captions', asked)).status).toBeGreaterThanOrEqual(400)
})
