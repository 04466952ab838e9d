import { randomUUID } from 'node:crypto'
import { createCanvas } from '@napi-rs/canvas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { utcDay } from '#platform/common/utc-day.ts'
import type { ErrorEnvelope } from '#platform/common/errors.ts'
import { ensureTeam } from '#features/accounts/server.ts'
import { failStatements, type Break } from '#testing/failing-statement.ts'
import { makeLinkToken } from '#testing/account-link.ts'
import { cookieFrom } from '#testing/cookie-from.ts'
import { addUser } from '#testing/sign-in.ts'
import { addCreator } from '#testing/studio.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { addMember as addWaitlistMember, joinWaitlist } from '#testing/waitlist.ts'
import { createVideoWorkers } from '#testing/video-workers.ts'

let running: TestApp
let faults: ReturnType<typeof failStatements>
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
  faults = failStatements(running.database.pool)
})
afterAll(() => running.close())

/** A request of a new user and the tables it changes, all or none. `$1` identifies their rows. */
type Attempt = {
  ask: () => Response | Promise<Response>
  tables: Record<string, string>
  about: string
  repeated?: object
}

/** Row counts. No worker is running, so all jobs are still there. */
async function countRows({ tables, about }: Attempt) {
  const counts: Record<string, number> = {}
  const count = async (from: string, values: string[]) => {
    const text = `select count(*)::int as n from ${from}`
    return (await running.database.pool.query<{ n: number }>(text, values)).rows[0]?.n ?? 0
  }
  for (const [name, from] of Object.entries(tables)) counts[name] = await count(from, [about])
  return { ...counts, jobs: await count('pgboss.job', []) }
}

const json = { 'content-type': 'application/json' }
const newEmail = () => `${randomUUID()}@example.org`
const send = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  running.app.request(path, { method, body: JSON.stringify(body), headers: { ...json, ...headers } })

async function addMember() {
  const user = await addUser(running)
  const cookie = cookieFrom(await running.post('/api/auth/sign-in/email', user))
  const found = await running.database.pool.query<{ id: string }>('select id from users where email = $1', [
    user.email,
  ])
  return { ...user, id: found.rows[0]?.id ?? '', cookie }
}

/** A form with unique content. */
const form = (path: string, table: string, bodyOf: (mark: string) => object) =>
  [
    `the form ${path}`,
    async (): Promise<Attempt> => {
      const about = randomUUID()
      const headers = { 'idempotency-key': about }
      return {
        ask: () => running.post(`/api/forms/${path}`, bodyOf(about), headers),
        tables: { rows: `${table} as entry where entry::text like '%' || $1 || '%'` },
        about,
      }
    },
  ] as const

const emailOf = (mark: string) => `${mark}@example.org`

const requests: readonly (readonly [string, () => Promise<Attempt>])[] = [
  [
    'a registration',
    async () => {
      const email = newEmail()
      return {
        ask: () => running.post('/api/auth/sign-up/email', { email, password: 'a fine long password' }),
        tables: {
          users: 'users where email = $1',
          accounts: 'accounts where user_id = (select id from users where email = $1)',
          links: 'verifications where value = $1',
        },
        about: email,
        // The response was lost after the commit, so the owner of the address learns by email that the
        // account exists.
        repeated: { jobs: 1 },
      }
    },
  ],
  [
    'a password reset',
    async () => {
      const { email, id } = await addMember()
      const token = await makeLinkToken(running, { purpose: 'password-reset', userId: id, email })
      const password = 'quite another password'
      return {
        ask: () => send('PUT', '/api/auth/password-reset', { token, password, confirmPassword: password }),
        tables: {
          sessions: 'sessions where user_id = $1',
          links: `verifications where identifier like '%' || $1`,
        },
        about: id,
      }
    },
  ],
  [
    'a change of the email address',
    async () => {
      const { id } = await addMember()
      const token = await makeLinkToken(running, { purpose: 'email-change', userId: id, email: newEmail() })
      return {
        ask: () => send('PUT', '/api/auth/email-confirmation', { token }),
        tables: {
          changed: 'users where id = $1 and updated_at > created_at',
          links: `verifications where identifier like '%' || $1`,
        },
        about: id,
      }
    },
  ],
  [
    'a video with its job',
    async () => {
      const { id, cookie } = await addMember()
      return {
        ask: () => running.post('/api/video-generator/generate', { prompt: 'A fox' }, cookie),
        tables: {
          videos: 'videos where user_id = $1',
          days: 'video_days where user_id = $1',
          history: 'video_transitions where video_id in (select id from videos where user_id = $1)',
        },
        about: id,
      }
    },
  ],
  [
    'the deletion of an account',
    async () => {
      const { id, cookie } = await addMember()
      await running.post('/api/video-generator/generate', { prompt: 'A fox' }, cookie)
      return {
        ask: () => send('DELETE', '/api/account', {}, cookie),
        tables: {
          users: 'users where id = $1',
          videos: 'videos where user_id = $1',
          sessions: 'sessions where user_id = $1',
        },
        about: id,
      }
    },
  ],
  [
    'the confirmation of a referred waitlist entry',
    async () => {
      const referrer = await addWaitlistMember(running)
      const friend = await joinWaitlist(running, { code: referrer.code })
      return {
        ask: friend.confirm,
        tables: {
          confirmed: 'waitlist_submissions where id = $1 and confirmed_at is not null',
          members: 'launch_members where entry_id = $1',
          credits: 'launch_credits where referred_id in (select id from launch_members where entry_id = $1)',
        },
        about: friend.entryId,
        // The response with the link was lost, so a retry makes another.
        repeated: { links: 1 },
      }
    },
  ],
  form('waitlist', 'waitlist_submissions', (mark) => ({
    userType: 'creators',
    contentType: 'youtube',
    fundingTarget: 'under-2k',
    email: emailOf(mark),
  })),
  form('newsletter', 'newsletter_subscriptions', (mark) => ({ email: emailOf(mark) })),
  form('contact', 'contact_submissions', (mark) => ({ name: 'Ada', email: emailOf(mark), message: 'Hello' })),
  form('feedback', 'feedback_submissions', (mark) => ({ rating: 5, message: mark })),
  form('press_kit', 'form_submissions', (mark) => ({ request: mark })),
]

const difference = (after: Record<string, number>, before: Record<string, number>) =>
  Object.fromEntries(Object.entries(after).map(([name, n]) => [name, n - (before[name] ?? 0)]))

/** Counts the rows that the request changes. */
async function measure(attempt: Attempt, ask: Attempt['ask']) {
  const before = await countRows(attempt)
  const response = await ask()
  return { response, changes: difference(await countRows(attempt), before) }
}

/** Sends the request with each of its statements failing in turn, and again after each failure. */
async function tryEveryStatement(prepare: () => Promise<Attempt>) {
  const whole = await prepare().then((attempt) => measure(attempt, attempt.ask))
  const nothing = Object.fromEntries(Object.keys(whole.changes).map((name) => [name, 0]))
  const wrong: unknown[] = []
  let statements = 0
  for (let hit: string | undefined = ''; hit !== undefined;) {
    statements++
    const attempt = await prepare()
    const first = await measure(attempt, async () => {
      const failing = await faults.during(statements, 'unsent', async () => attempt.ask())
      hit = failing.hit
      return failing.result
    })
    const body = first.response.ok ? undefined : ((await first.response.json()) as Partial<ErrorEnvelope>)
    const isWhole = JSON.stringify(first.changes) === JSON.stringify(whole.changes)
    const isNothing = JSON.stringify(first.changes) === JSON.stringify(nothing)
    // Independent effects before the failing statement remain and are not repeated.
    if (!isWhole && (first.response.ok || !isNothing)) wrong.push({ hit, half: first.changes })
    if (body && !body.error?.message) wrong.push({ hit, envelope: body })
    if (first.response.ok) continue
    const again = await measure(attempt, attempt.ask)
    const left = isWhole ? { ...nothing, ...attempt.repeated } : whole.changes
    const isRight = JSON.stringify(again.changes) === JSON.stringify(left)
    if (!isRight || (isNothing && again.response.status !== whole.response.status))
      wrong.push({ hit, again: again.changes, status: again.response.status })
  }
  return { statements, wrong, whole }
}

test.each(requests)(
  '%s is atomic whichever statement fails, and happens once on retry',
  async (_name, prepare) => {
    const { statements, wrong, whole } = await tryEveryStatement(prepare)
    expect(wrong).toEqual([])
    expect(whole.response.ok).toBe(true)
    expect(Object.values(whole.changes).some((change) => change !== 0)).toBe(true)
    expect(statements).toBeGreaterThan(1)
  },
)

test('scheduling a script is atomic whichever statement fails, and happens once on retry', async () => {
  const creator = await addCreator(running)
  const [idea] = await creator.ideas()
  await creator.script(idea?.id ?? '')
  let day = 0
  const { statements, wrong, whole } = await tryEveryStatement(async () => {
    const scheduledDate = utcDay(Date.UTC(2999, 0, ++day))
    await running.database.pool.query('update content_ideas set selected_hook = null')
    return {
      ask: () => creator.send('POST', '/api/schedule', { ideaId: idea?.id, scheduledDate, selectedHook: 0 }),
      tables: {
        scheduled: 'scheduled_content where scheduled_date = $1::date',
        hooks: "content_ideas where selected_hook is not null and $1 <> ''",
      },
      about: scheduledDate,
    }
  })
  expect(wrong).toEqual([])
  expect([whole.response.ok, whole.changes]).toMatchObject([true, { scheduled: 1, hooks: 1 }])
  expect(statements).toBeGreaterThan(1)
})

test('joining the team is atomic whichever statement fails, and happens once on restart', async () => {
  const { team } = running.config
  const { statements, wrong } = await tryEveryStatement(async () => {
    const { email, id } = await addMember()
    const joining = [...team, { role: 'associate' as const, email, password: 'a password of the team' }]
    return {
      ask: () =>
        ensureTeam(running.database, running.auth, joining).then(
          () => new Response(null, { status: 204 }),
          () => Response.json({ error: { message: 'It fails to start.' } }, { status: 503 }),
        ),
      tables: {
        member: `users where id = $1 and role = 'associate'`,
        sessions: 'sessions where user_id = $1',
      },
      about: id,
    }
  })
  expect(wrong).toEqual([])
  expect(statements).toBeGreaterThan(1)
})

test.each<[Break, number]>([
  ['unsent', 0],
  ['unanswered', 2],
])('a starting image is kept exactly if its video is: a commit that is %s', async (how, files) => {
  const { id: userId, cookie } = await addMember()
  const seed_image = `data:image/png;base64,${createCanvas(8, 8).toBuffer('image/png').toString('base64')}`
  const stored: string[] = []
  const put = running.files.put.bind(running.files)
  running.files.put = (key, ...rest) => {
    stored.push(key)
    return put(key, ...rest)
  }
  const { result } = await faults.during(/^commit/i, how, async () =>
    running.post('/api/video-generator/generate', { prompt: 'A fox', seed_image }, cookie),
  )
  running.files.put = put
  expect(result.status).toBe(503)
  const { rows } = await running.database.pool.query('select 1 from videos where user_id = $1', [userId])
  expect(rows).toHaveLength(files / 2)
  const [key = ''] = stored
  expect(createVideoWorkers(running).filesOf(key.split('/')[1] ?? '')).toHaveLength(files)
})
