import { afterAll, beforeAll, expect, test } from 'vitest'
import { startModelServer } from '#testing/start-model-server.ts'
import { addUser } from '#testing/sign-in.ts'
import { addCreator } from '#testing/studio.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { createAllowance } from './allowance.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({
    RATE_LIMIT_SCALE: '1000',
    AI_DAILY_LIMIT: '3',
    AI_DAILY_LIMIT_UNVERIFIED: '1',
  })
})
afterAll(() => running.close())

const threeIdeas = JSON.stringify({
  ideas: ['One', 'Two', 'Three'].map((title) => ({
    title,
    hook_type: 'Confession',
    target_audience: 'Cooks',
    why_it_works: 'Because.',
  })),
})

const hashClient = (client: string) => client

test('concurrent requests never exceed the daily limit, and the rest are told when to come back', async () => {
  const creator = await addCreator(running)
  const answers = await Promise.all(
    Array.from({ length: 10 }, async () => creator.send('POST', '/api/ideas', {})),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(3)
  expect(statuses.filter((status) => status === 429)).toHaveLength(7)
  const refused = (await answers.find(({ status }) => status === 429)!.json()) as {
    error: { message: string; details: { resetsAt: string } }
  }
  expect(refused.error.message).toBe(
    "You've used all 3 generations for today. You can generate again after midnight UTC.",
  )
  expect(refused.error.details.resetsAt).toMatch(/T00:00:00.000Z$/)
  await Promise.all(answers.map((answer) => answer.text().catch(() => '')))
})

test('an unconfirmed address has a lower limit, and the count resets the next day', async () => {
  const { rows } = await running.database.pool.query<{ id: string }>('select id from users limit 1')
  const user = { id: rows[0]!.id, emailVerified: false, client: '' }
  let now = new Date('2030-01-01T23:59:00Z')
  const allowance = createAllowance(
    running.database.db,
    { verified: 5, unverified: 1, paid: undefined, hashClient },
    () => now,
  )
  expect((await allowance.take(user)).allowance).toEqual({
    used: 1,
    limit: 1,
    resetsAt: '2030-01-02T00:00:00.000Z',
  })
  await expect(allowance.take(user)).rejects.toMatchObject({
    status: 'RESOURCE_EXHAUSTED',
    details: { retryAfterSeconds: 60, resetsAt: '2030-01-02T00:00:00.000Z' },
  })
  expect((await allowance.take({ ...user, emailVerified: true })).allowance.used).toBe(2)
  now = new Date('2030-01-02T00:00:01Z')
  const { refund } = await allowance.take(user)
  await refund()
  expect((await allowance.read(user)).used).toBe(0)
})

const day = '2031-01-01'
const now = () => new Date(`${day}T12:00:00Z`)
const readUsed = async () => {
  const { rows } = await running.database.pool.query<{ spender: string; used: number }>(
    'select spender, used from daily_spending where day = $1 order by spender',
    [day],
  )
  return Object.fromEntries(rows.map(({ spender, used }) => [spender.split(':')[0], used]))
}
async function makeUsers(count: number) {
  const made = await Promise.all(Array.from({ length: count }, () => addUser(running)))
  const { rows } = await running.database.pool.query<{ id: string }>(
    'select id from users where email = any($1)',
    [made.map(({ email }) => email)],
  )
  return rows.map(({ id }) => ({ id, emailVerified: true }))
}
const startDay = (paid: { perClient: number; overall: number }) =>
  createAllowance(running.database.db, { verified: 5, unverified: 0, paid, hashClient }, now)

test('new accounts of one client share its daily limit, and failed generations are refunded', async () => {
  await running.database.pool.query('delete from daily_spending')
  const allowance = startDay({ perClient: 3, overall: 100 })
  const users = await makeUsers(8)
  const taken = await Promise.allSettled(users.map((user) => allowance.take({ ...user, client: 'here' })))
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(taken.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: {
      status: 'RESOURCE_EXHAUSTED',
      message:
        'Your network has used all 3 AI generations for today. Try again after midnight UTC, or from another network.',
    },
  })
  expect(await readUsed()).toEqual({ client: 3, everybody: 3 })
  const first = taken.find((each) => each.status === 'fulfilled')!
  await first.value.refund()
  expect(await readUsed()).toEqual({ client: 2, everybody: 2 })
  await allowance.take({ ...users[0]!, client: 'here' })
})

test('all users together stay within the daily budget, however many requests are concurrent', async () => {
  await running.database.pool.query('delete from daily_spending')
  const allowance = startDay({ perClient: 100, overall: 4 })
  const users = await makeUsers(10)
  const taken = await Promise.allSettled(
    users.map((user, each) => allowance.take({ ...user, client: `client ${each}` })),
  )
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
  expect(taken.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: {
      message: 'All AI generations for today are used up. You can generate again after midnight UTC.',
      details: { retryAfterSeconds: 12 * 3600 },
    },
  })
  const { rows } = await running.database.pool.query<{ used: number }>(
    "select sum(used)::integer as used from daily_spending where spender <> 'everybody'",
  )
  expect(rows).toEqual([{ used: 4 }])
  const own = await Promise.all(users.map((user) => allowance.read(user)))
  expect(own.reduce((sum, { used }) => sum + used, 0)).toBe(4)
})

test('paid generations require a confirmed address, and the error says so', async () => {
  const paid = await startTestApp({
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: 'http://127.0.0.1:9/v1',
    AI_TIMEOUT_SECONDS: '1',
  })
  const creator = await addCreator(paid)
  await paid.database.pool.query('update users set email_verified = false')
  const answer = await creator.send('POST', '/api/ideas', {})
  const body = await answer.text()
  expect([answer.status, body]).toEqual([
    403,
    expect.stringContaining(
      'Confirm your email address to generate with AI. Open the link in our email, or request a new one on your account page.',
    ),
  ])
  await paid.close()
})

test('accounts on one network share its paid generations, other networks have their own', async () => {
  const model = await startModelServer({ kind: 'text', text: threeIdeas })
  const paid = await startTestApp({
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: model.url,
    AI_DAILY_LIMIT_PER_CLIENT: '1',
  })
  const generateFrom = async (remoteAddress: string) => {
    const { cookie } = await addCreator(paid)
    await paid.database.pool.query('update users set email_verified = true')
    const headers = { ...cookie, 'content-type': 'application/json' }
    const answer = await paid.app.request(
      '/api/ideas',
      { method: 'POST', headers, body: '{}' },
      { incoming: { socket: { remoteAddress } } },
    )
    await answer.text()
    return answer.status
  }
  expect(await generateFrom('203.0.113.1')).toBe(200)
  expect(await generateFrom('203.0.113.1')).toBe(429)
  expect(await generateFrom('198.51.100.1')).toBe(200)
  await paid.close()
  await model.stop()
})
