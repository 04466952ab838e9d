import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeAudit } from './audit.store.ts'
import { requestAs } from '#testing/request-as.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp()
})
afterAll(() => running.close())

test('paging through the audit log skips no entry, even with equal timestamps', async () => {
  const request = await requestAs(running, 'associate')
  const subjects = Array.from({ length: 7 }, (_, count) => `contact/${count}`)
  const entry = { actorEmail: 'admin@crovest.local', action: 'contact_read' } as const
  await writeAudit(running.database.db, ...subjects.map((subject) => ({ ...entry, subject })))
  const seen: string[] = []
  let cursor = ''
  for (;;) {
    const { body } = await request('GET', `audit?limit=2${cursor}`)
    seen.push(...body.items.map(({ subject }: { subject: string }) => subject))
    if (body.nextCursor === null) break
    cursor = `&cursor=${encodeURIComponent(body.nextCursor)}`
  }
  expect(seen.filter((subject) => subject.startsWith('contact/')).toSorted()).toEqual(subjects)
})

test.each(['limit=0', 'limit=101', 'cursor=nonsense', 'cursor=2026-01-01T00:00:00.000Z_7'])(
  'the audit log rejects %s',
  async (query) => {
    const request = await requestAs(running, 'admin')
    expect((await request('GET', `audit?${query}`)).status).toBe(400)
  },
)
