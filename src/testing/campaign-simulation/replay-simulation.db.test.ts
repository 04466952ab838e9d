import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#features/ledger/server.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { replaySimulation } from './replay-simulation.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp()
})
afterAll(() => running.close())

test('the stored ledger ends like the one in memory, whatever happens to a campaign', async () => {
  for (const seed of [1, 2, 3, 4, 5]) expect(await replaySimulation(running.database, seed)).toEqual([])
  expect((await checkBooks(running.database)).faults).toEqual([])
})
