import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCreator } from '#testing/studio.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { answerMessages } from '../../contract/answers.ts'
import type { Idea } from '../../contract/idea.ts'
import { noteLimits, type Note } from '../../contract/notes.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
})
afterAll(() => running.close())

type Creator = Awaited<ReturnType<typeof addCreator>>
type Refusal = { error: { message: string; details: { fields: Record<string, string> } } }
const spokenOf = (idea: Idea) => idea.script!.script_parts.join(' ')
const answerTo = (creator: Creator, idea: Idea, label: string, words: string) =>
  creator.ask<Idea & Refusal>('POST', `/api/scripts/${idea.id}/answers`, { label, words })
const notesOf = async (creator: Creator) =>
  (await creator.ask<{ items: Note[] }>('GET', '/api/notes')).body.items

async function fillInScript() {
  const creator = await addCreator(running)
  const [idea] = await creator.ideas()
  const script = await creator.script(idea!.id)
  const blank = script.blanks.find(({ label }) => spokenOf(script).includes(`[${label}]`))!
  return { creator, script, blank }
}

test('a script without notes asks questions; an answer fills the blank and becomes a note on its topic', async () => {
  const { creator, script, blank } = await fillInScript()
  expect(blank.question).toMatch(/\?|\.$/)
  const { status, body } = await answerTo(creator, script, blank.label, 'I salted it twice, at 19 °C')
  expect(status).toBe(200)
  expect(spokenOf(body)).toContain('I salted it twice, at 19 °C.')
  expect(body.blanks.map(({ label }) => label)).not.toContain(blank.label)
  const [note] = await notesOf(creator)
  expect(note).toMatchObject({
    words: 'I salted it twice, at 19 °C',
    usedIn: [{ ideaId: script.id, title: script.title }],
  })
  expect(note!.topic).not.toBe('')
})

test('rejects a blank that is gone, and an answer that creates another', async () => {
  const { creator, script, blank } = await fillInScript()
  const gone = await answerTo(creator, script, 'constructor', 'x')
  expect([gone.status, gone.body.error.message]).toEqual([404, answerMessages.blankGone])
  const bracket = await answerTo(creator, script, blank.label, 'x [y]')
  expect([bracket.status, bracket.body.error.details.fields.words]).toEqual([
    400,
    answerMessages.bracketInAnswer,
  ])
  expect(await notesOf(creator)).toEqual([])
})

test('a blank can be filled even if the notebook is full', async () => {
  const { creator, script, blank } = await fillInScript()
  await creator.ask('POST', '/api/notes', { notes: [{ kind: 'thing', words: 'first' }] })
  await running.database.pool.query(
    `insert into notes (user_id, kind, topic, words) select user_id, 'thing', '', 'filled' from content_ideas, generate_series(2, $2::int)
     where id = $1`,
    [script.id, noteLimits.perUser],
  )
  const { body } = await answerTo(creator, script, blank.label, 'Still told')
  expect(spokenOf(body)).toContain('Still told.')
})

test('ideas and scripts are written from the notebook, and a note lists where it is used', async () => {
  const creator = await addCreator(running)
  const words = [
    ['question', 'Why does my crust crack?'],
    ['opinion', 'A crust cracks when the oven is dry, so I put an ice cube next to the loaf.'],
    ['mistake', 'I sprayed the oven with water, and the crust cracked anyway.'],
    ['result', 'Since the ice cube the crust opens where I cut it, 14 loaves in a row.'],
  ]
  const notes = words.map(([kind, text]) => ({ kind, topic: 'sourdough', words: text }))
  await creator.ask('POST', '/api/notes', { notes })
  const ideas = await creator.ideas()
  const asked = ideas.find(({ title }) => title === 'Why does my crust crack?')
  const script = await creator.script(asked!.id)
  expect(script.blanks).toEqual([])
  expect(script.marks).toEqual([])
  for (const [, text] of words.slice(1, 3)) expect(spokenOf(script)).toContain(text)
  const used = (await notesOf(creator)).filter(({ usedIn }) =>
    usedIn.some(({ ideaId }) => ideaId === script.id),
  )
  expect(used.length).toBeGreaterThanOrEqual(3)
})
