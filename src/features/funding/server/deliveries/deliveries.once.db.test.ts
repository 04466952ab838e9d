import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Deliveries } from '../../contract/deliveries.ts'
import type { Pledge } from '../../contract/pledges.ts'
import { addPerson, launch } from '#testing/campaigns.ts'
import { payOutAll } from '#testing/repayment.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000', FUNDING_MODE: 'sandbox' })
})
afterAll(() => running.close())

test('a creator marks one reward or all, backers see it, and others can’t', async () => {
  const creator = await addPerson(running)
  const { id, slug } = await launch(running, creator, { limit: 'open' })
  const [one, other] = [await addPerson(running), await addPerson(running)]
  const input = { amountMinor: 400_000, currency: 'USD', model: 'rewards', reward: 0, version: 1 }
  const path = `/api/campaigns/${slug}/pledge`
  for (const backer of [one, other])
    expect((await backer.ask('PUT', path, { ...input, card: 'test-succeeds' })).status).toBe(200)
  const mark = (body: object, person = creator) =>
    person.ask<Deliveries>('PUT', `/api/own-campaigns/${id}/deliveries`, body)
  expect((await mark({ status: 'sent' })).status).toBe(409)
  await payOutAll(running)
  expect((await mark({ status: 'sent' }, one)).status).toBe(404)
  expect((await mark({ status: 'lost' })).status).toBe(400)
  const { body: pledge } = await one.ask<Pledge>('GET', path)
  const first = await mark({ status: 'delivered', pledgeIds: [pledge.id] })
  expect(first.body.rewards).toEqual([{ reward: 0, title: 'Poster', waiting: 1, sent: 0, delivered: 1 }])
  expect((await mark({ status: 'sent' })).body.rewards).toMatchObject([{ sent: 1, delivered: 1 }])
  expect((await one.ask<Pledge>('GET', path)).body.delivery).toBe('delivered')
  expect((await other.ask<Pledge>('GET', path)).body.delivery).toBe('sent')
})
