import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failStatements } from '#testing/failing-statement.ts'
import { addUser } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import type { IdeaPlan } from '../../domain/writing/structures.ts'
import { createIdeaStore } from './ideas.store.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp()
})
afterAll(() => running.close())

test('ideas stored while the connection broke are stored once, without an error', async () => {
  const { db, pool } = running.database
  const { email } = await addUser(running)
  const { rows } = await pool.query<{ id: string }>('select id from users where email = $1', [email])
  const store = createIdeaStore(db)
  const generation = {
    id: randomUUID(),
    userId: rows[0]!.id,
    kind: 'ideas' as const,
    presetId: null,
    presetName: null,
    composer: '',
    promptVersion: '',
    seed: 1,
    usedWebSearch: false,
  }
  await store.addGeneration(generation)
  const add = (title: string, position: number) =>
    store.addIdea({
      id: randomUUID(),
      generation,
      position,
      title,
      hookType: '',
      targetAudience: '',
      whyItWorks: '',
      videoLength: '',
      plan: {} as IdeaPlan,
    }).noted
  // The first is written alone; the next two share the statement whose response is lost.
  const { hit } = await failStatements(pool).during(
    /^insert into "content_ideas".*\), \(/s,
    'unanswered',
    () => Promise.all(['One', 'Two', 'Three'].map(add)),
  )
  expect(hit).toBeDefined()
  const stored = await pool.query(
    'select title from content_ideas where generation_id = $1 order by position',
    [generation.id],
  )
  expect(stored.rows).toEqual([{ title: 'One' }, { title: 'Two' }, { title: 'Three' }])
})
