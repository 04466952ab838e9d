import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { eventually } from '#testing/eventually.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { defineJob, type JobKind } from './jobs.ts'

let running: TestApp
const greet: JobKind<{ name: string }> = {
  name: 'greet',
  data: z.object({ name: z.string() }),
  retries: 3,
  expireInSeconds: 30,
}
const greeted: string[] = []
let failures = 1

beforeAll(async () => {
  running = await startTestApp()
  const job = defineJob({
    kind: greet,
    createHandler:
      (guests: string[]) =>
      async ({ data }) => {
        if (data.name === 'unlucky' && failures-- > 0) throw new Error('the first attempt fails')
        guests.push(data.name)
      },
  })
  await running.jobs.prepare([job.kind])
  await job.start(running.jobs, greeted)
})
afterAll(() => running.close())

const send = (name: string, then: () => void = () => undefined) =>
  running.database.transaction(async (tx) => {
    await running.jobs.send(tx, greet, { name })
    then()
  })

test('a job sent in a transaction exists only if the transaction commits', async () => {
  const rolledBack = send('ghost', () => {
    throw new Error('changed my mind')
  })
  await expect(rolledBack).rejects.toThrow('changed my mind')
  await send('ada')
  await eventually(() => expect(greeted).toContain('ada'))
  expect(greeted).not.toContain('ghost')
})

test('runs queued jobs one after another without a polling delay', async () => {
  const crowd = Array.from({ length: 20 }, (_, index) => `guest ${index}`)
  for (const name of crowd) await send(name)
  await eventually(() => expect(greeted).toEqual(expect.arrayContaining(crowd)))
})

test('retries a failed job', async () => {
  await send('unlucky')
  await eventually(() => expect(greeted).toContain('unlucky'))
})

test('rejects invalid job data when it is sent', async () => {
  const { jobs, database } = running
  await expect(jobs.send(database.db, greet, { name: 5 as unknown as string })).rejects.toThrow()
})
