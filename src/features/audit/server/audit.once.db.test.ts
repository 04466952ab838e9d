import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import type { Position } from '#platform/server/cursor.ts'
import { listAudit, writeAudit } from './audit.store.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp()
})
afterAll(() => running.close())

test('every entry is listed once, newest first, page by page', async () => {
  const { db } = running.database
  const mine = Array.from({ length: 5 }, (_, count) => `waitlist/${count}`)
  for (const subject of mine)
    await writeAudit(db, { actorEmail: 'admin@crovest.local', action: 'contact_read', subject })

  const seen: string[] = []
  let before: Position | undefined
  do {
    const page = await listAudit(db, { limit: 2, ...(before && { before }) })
    seen.push(...page.map((entry) => entry.subject))
    const last = page.at(-1)
    before = last && { key: last.happenedAt, id: last.id }
  } while (before)
  expect(seen.filter((subject) => subject.startsWith('waitlist/')).toSorted()).toEqual(mine)
  expect(new Set(seen).size).toBe(seen.length)
})

test('a rolled-back change leaves no entry', async () => {
  const undone = running.database.transaction(async (tx) => {
    await writeAudit(tx, { actorEmail: 'system', action: 'role_written', subject: 'undone@crovest.local' })
    throw new Error('rolled back')
  })
  await expect(undone).rejects.toThrow('rolled back')
  const subjects = (await listAudit(running.database.db, { limit: 100 })).map(({ subject }) => subject)
  expect(subjects).not.toContain('undone@crovest.local')
})
