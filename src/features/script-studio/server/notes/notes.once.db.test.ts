import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCreator } from '#testing/studio.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { noteLimits, noteMessages, type Note } from '../../contract/notes.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
})
afterAll(() => running.close())

type Page = { items: Note[]; nextCursor: string | null }
type Refusal = { error: { message: string; details: { fields: Record<string, string> } } }
const queen = { kind: 'mistake', topic: 'first inspections', words: ' I opened the hive at 9 °C. ' }

test('a note keeps its exact words and can be found, edited and deleted', async () => {
  const creator = await addCreator(running)
  const note = { ...queen, tags: ['spring'], source: 'https://bees.example/cold' }
  const added = await creator.ask<{ items: Note[] }>('POST', '/api/notes', { notes: [note] })
  expect(added.status).toBe(201)
  const [kept] = added.body.items
  expect(kept).toMatchObject({ ...note, usedIn: [] })
  const path = `/api/notes/${kept!.id}`
  expect((await creator.ask('GET', path)).body).toEqual(kept)
  const edited = await creator.ask<Note>('PATCH', path, { words: 'At 9 °C I opened it.', source: null })
  expect(edited.body).toMatchObject({
    ...queen,
    tags: ['spring'],
    words: 'At 9 °C I opened it.',
    source: null,
  })
  expect((await creator.send('DELETE', path)).status).toBe(204)
  expect((await creator.ask<Refusal>('GET', path)).body.error.message).toBe(noteMessages.gone)
})

test('a batch is listed newest first and searched by words, topic and tags', async () => {
  const creator = await addCreator(running)
  const notes = [
    queen,
    { kind: 'number', topic: 'honey', words: '100% of 14 jars', tags: ['Harvest'] },
    { kind: 'question', topic: 'swarms', words: 'Do they sting?' },
  ]
  await creator.ask('POST', '/api/notes', { notes })
  const find = async (query: string) =>
    (await creator.ask<Page>('GET', `/api/notes?${query}`)).body.items.map(({ words }) => words)
  expect(await find('')).toEqual(notes.map(({ words }) => words).toReversed())
  expect(await find('q=HIVE')).toEqual([queen.words])
  expect(await find('q=swarm')).toEqual(['Do they sting?'])
  expect(await find('q=Harvest')).toEqual(['100% of 14 jars'])
  expect(await find('q=0%25')).toEqual(['100% of 14 jars'])
  expect(await find('q=%25s')).toEqual([])
  expect(await find('kind=number')).toEqual(['100% of 14 jars'])
  expect(await find('topic=Honey')).toEqual(['100% of 14 jars'])
})

test('pages follow each other without a gap', async () => {
  const creator = await addCreator(running)
  const words = Array.from({ length: noteLimits.page + 20 }, (_, at) => `Jar ${at}`)
  for (let from = 0; from < words.length; from += noteLimits.perBatch) {
    const notes = words
      .slice(from, from + noteLimits.perBatch)
      .map((text) => ({ kind: 'thing', words: text }))
    await creator.ask('POST', '/api/notes', { notes })
  }
  const first = (await creator.ask<Page>('GET', '/api/notes')).body
  const second = (await creator.ask<Page>('GET', `/api/notes?cursor=${first.nextCursor}`)).body
  const listed = [...first.items, ...second.items]
  expect(listed.map((note) => note.words).toSorted()).toEqual(words.toSorted())
  expect(listed.map((note) => note.createdAt)).toEqual(
    listed
      .map((note) => note.createdAt)
      .toSorted()
      .toReversed(),
  )
  expect(second.nextCursor).toBeNull()
})

test('concurrent requests stop at the notebook’s limit, and a batch that does not fit adds nothing', async () => {
  const creator = await addCreator(running)
  const { body } = await creator.ask<{ items: Note[] }>('POST', '/api/notes', { notes: [queen] })
  await running.database.pool.query(
    `insert into notes (user_id, kind, topic, words) select n.user_id, 'thing', '', 'filled' from notes n, generate_series(2, $2::int)
     where n.id = $1`,
    [body.items[0]!.id, noteLimits.perUser - 5],
  )
  const answers = await Promise.all(
    Array.from({ length: 6 }, async () =>
      creator.ask<Refusal>('POST', '/api/notes', { notes: [queen, queen] }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    201, 201, 409, 409, 409, 409,
  ])
  expect(answers.find(({ status }) => status === 409)!.body.error.message).toBe(noteMessages.limit)
  expect((await creator.ask('POST', '/api/notes', { notes: [queen] })).status).toBe(201)
  expect((await creator.ask('POST', '/api/notes', { notes: [queen] })).status).toBe(409)
})

test.each([
  [{ notes: [] }, 'notes', noteMessages.batchEmpty],
  [{ notes: [{ kind: 'thing', words: '  ' }] }, 'notes.0.words', noteMessages.wordsMissing],
  [{ notes: [{ kind: 'poem', words: 'x' }] }, 'notes.0.kind', noteMessages.kindMissing],
  [{ notes: [{ ...queen, source: 'javascript:alert(1)' }] }, 'notes.0.source', noteMessages.sourceInvalid],
  [
    { notes: [{ ...queen, words: 'x'.repeat(noteLimits.words + 1) }] },
    'notes.0.words',
    'Please use at most 1000 characters.',
  ],
])('an invalid note is rejected with the reason: %#', async (body, field, message) => {
  const creator = await addCreator(running)
  const refused = await creator.ask<Refusal>('POST', '/api/notes', body)
  expect([refused.status, refused.body.error.details.fields[field]]).toEqual([400, message])
})

test('notes of other users cannot be read, edited or deleted', async () => {
  const owner = await addCreator(running)
  const other = await addCreator(running)
  const { body } = await owner.ask<{ items: Note[] }>('POST', '/api/notes', { notes: [queen] })
  const path = `/api/notes/${body.items[0]!.id}`
  expect((await other.ask('GET', path)).status).toBe(404)
  expect((await other.ask('PATCH', path, { words: 'mine' })).status).toBe(404)
  expect((await other.send('DELETE', path)).status).toBe(404)
  expect((await other.ask<Page>('GET', '/api/notes')).body.items).toEqual([])
  expect((await owner.ask<Note>('GET', path)).body.words).toBe(queen.words)
})

test('notes are exported and deleted with the account', async () => {
  const creator = await addCreator(running)
  const { body } = await creator.ask<{ items: Note[] }>('POST', '/api/notes', { notes: [queen] })
  const file = await (await creator.send('GET', '/api/account/export')).text()
  expect(file).toContain('I opened the hive at 9 °C.')
  const { id } = body.items[0]!
  await running.database.pool.query(
    'delete from users where id = (select user_id from notes where id = $1)',
    [id],
  )
  expect((await running.database.pool.query('select 1 from notes where id = $1', [id])).rows).toEqual([])
})
