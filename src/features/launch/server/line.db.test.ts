import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Audience } from '#features/forms/contract/choices.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { addMember } from '#testing/waitlist.ts'
import { rankMembers, sumCredits } from '../domain/rank-members.ts'
import { findPlace } from './line.store.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
})
afterAll(() => running.close())

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await running.database.pool.query<Row>(text, values)).rows

/** Compares every place with the pure function, and every sum with the ledger. */
async function expectSameLine() {
  const members = await query<{ id: string; audience: Audience; confirmed_at: Date; credits: number }>(
    'select id, audience, confirmed_at, credits from launch_members where left_at is null',
  )
  const ledger = await query<{ memberId: string; amount: number }>(
    'select member_id as "memberId", amount from launch_credits',
  )
  const sums = sumCredits(ledger)
  expect(members.map(({ id, credits }) => [id, credits])).toEqual(
    members.map(({ id }) => [id, sums.get(id) ?? 0]),
  )
  const places = rankMembers(
    members.map(({ id, audience, confirmed_at }) => ({ id, audience, confirmedAt: confirmed_at.getTime() })),
    ledger,
  )
  const found = new Map<string, number | undefined>()
  for (const { id } of members) found.set(id, (await findPlace(running.database.db, id))?.place)
  expect(found).toEqual(new Map(members.map(({ id }) => [id, places.get(id)])))
  const [total] = await query<{ amount: number }>(
    `select coalesce(sum(amount), 0)::int as amount from launch_line_counts where grain = 'all'`,
  )
  expect(total?.amount).toBe(members.length)
}

const audience = fc.constantFrom<Audience>('creators', 'backers')
// Few instants, so that many confirm in the same millisecond, minute and day.
const confirmedAt = fc
  .tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 }))
  .map(([day, minute, ms]) => new Date(Date.UTC(2026, 0, 1 + day, 12, minute, 0, ms)))
const person = fc.record({ audience, confirmedAt, referrer: fc.nat(), isReversed: fc.boolean() })

test('the place in SQL equals the pure function, whatever the ledger holds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(person, { minLength: 2, maxLength: 12 }), fc.nat(), async (people, leaver) => {
      const ids: string[] = []
      for (const { audience: list, confirmedAt: time, referrer, isReversed } of people) {
        const email = `${randomUUID()}@example.org`
        const [member] = await query<{ id: string }>(
          `with entry as (
             insert into waitlist_submissions (form_type, user_type, email, email_key, confirmed_at)
             values ('waitlist', $1, $2, $2, $3) returning id
           ) select id from entry`,
          [list, email, time],
        )
        const [own] = await query<{ id: string }>('select id from launch_members where entry_id = $1', [
          member?.id,
        ])
        if (!own) throw new Error('No place in line')
        if (ids.length > 0) {
          const [credit] = await query<{ id: string }>(
            `insert into launch_credits (member_id, referred_id, kind, amount, reason)
             values ($1, $2, 'credit', 1, 'referral') returning id`,
            [ids[referrer % ids.length], own.id],
          )
          if (isReversed)
            await query(
              `insert into launch_credits (member_id, referred_id, kind, amount, reason, reversal_of)
               values ($1, $2, 'reversal', -1, 'referral', $3)`,
              [ids[referrer % ids.length], own.id, credit?.id],
            )
        }
        ids.push(own.id)
      }
      await query(
        'delete from waitlist_submissions where id = (select entry_id from launch_members where id = $1)',
        [ids[leaver % ids.length]],
      )
      await expectSameLine()
    }),
    { numRuns: 8 },
  )
  expect(await query('select 1 from launch_credits limit 1')).toHaveLength(1)
})

test('someone who moved up stands before everyone with fewer credits', async () => {
  const early = await addMember(running)
  const late = await addMember(running)
  const place = async (id: string) => (await findPlace(running.database.db, id))?.place ?? 0
  expect(await place(early.id)).toBeLessThan(await place(late.id))
  await addMember(running, { code: late.code })
  expect(await place(late.id)).toBeLessThan(await place(early.id))
  await expectSameLine()
})

test('someone who was deleted has no place', async () => {
  const { id, entryId } = await addMember(running)
  await query('delete from waitlist_submissions where id = $1', [entryId])
  expect(await findPlace(running.database.db, id)).toBeUndefined()
  expect(await findPlace(running.database.db, randomUUID())).toBeUndefined()
})
