import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestAs } from '#testing/request-as.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp()
})
afterAll(() => running.close())

const columns = {
  creators: ['content_type', 'funding_target'],
  backers: ['return_model', 'contribution_size'],
  investors: ['investor_type', 'check_size'],
} as const

async function addPeople(count: number, list: keyof typeof columns, answers: [string, string], other = {}) {
  const { confirmed = true, status = 'pending', spam = false } = other as Record<string, never>
  for (let index = 0; index < count; index++)
    await running.database.pool.query(
      `insert into waitlist_submissions (form_type, user_type, email, email_key, confirmed_at, status, is_spam,
         ${columns[list].join(', ')})
       values ('waitlist', $1, $2, $2, case when $3 then now() end, $4, $5, $6, $7)`,
      [list, `${randomUUID()}@example.org`, confirmed, status, spam, ...answers],
    )
}

test('the team sees exact figures with investors apart, everyone else only full tens', async () => {
  await addPeople(12, 'creators', ['film', '2k-5k'])
  await addPeople(9, 'creators', ['music', '2k-5k'])
  await addPeople(10, 'backers', ['roi', '250-1k'])
  await addPeople(11, 'investors', ['angel', '1m-plus'])
  for (const other of [{ confirmed: false }, { status: 'rejected' }, { spam: true }])
    await addPeople(1, 'creators', ['film', '2k-5k'], other)
  const request = await requestAs(running, 'admin')
  const { body } = await request('GET', 'launch/demand')
  expect(body.asks).toEqual({
    cells: [
      { group: 'film', band: '2k-5k', people: 12 },
      { group: 'music', band: '2k-5k', people: 9 },
    ],
    people: 21,
    money: { from: 42_000, to: 105_000 },
  })
  expect(body.investors).toMatchObject({ people: 11, money: { from: 11_000_000, to: null } })
  const response = await running.app.request('/api/launch/demand')
  expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  expect(await response.json()).toEqual({
    asks: {
      cells: [{ group: 'film', band: '2k-5k', people: 10 }],
      people: 10,
      money: { from: 20_000, to: 50_000 },
    },
    offers: {
      cells: [{ group: 'roi', band: '250-1k', people: 10 }],
      people: 10,
      money: { from: 2500, to: 10_000 },
    },
    covered: { from: 0.05, to: 0.5 },
  })
})
