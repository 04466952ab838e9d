import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { submissionsOf } from './submissions-of.store.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp()
})
afterAll(() => running.close())

test("a person's submissions are found by index in every table", async () => {
  const queries: { query: string; params: unknown[] }[] = []
  const client = await running.database.pool.connect()
  try {
    const logger = { logQuery: (query: string, params: unknown[]) => void queries.push({ query, params }) }
    const db = drizzle(client, { casing: 'snake_case', logger })
    await submissionsOf.exportFor(db, { id: 'x', email: 'Ada@example.org', emailVerified: true })
    expect(queries).toHaveLength(4)
    // The planner would prefer a sequential scan for so few rows.
    await client.query('set enable_seqscan = off')
    for (const { query, params } of queries) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${query}`, params)
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan')
    }
  } finally {
    await client.query('reset enable_seqscan')
    client.release()
  }
})
