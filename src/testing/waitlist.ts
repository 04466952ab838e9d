import { randomUUID } from 'node:crypto'
import type { TestApp } from './test-app.ts'

type Joiner = {
  email?: string
  code?: string | undefined
  client?: string
  audience?: 'creators' | 'backers'
}

const choices = {
  creators: { contentType: 'film', fundingTarget: '5k-15k' },
  backers: { contributionSize: '50-250', returnModel: 'roi' },
}

let clients = 0
const nextClient = () => `10.0.${(++clients >> 8) % 256}.${clients % 256}`

/** Joins the waitlist as a visitor would, through a referral link if there is a code. */
export async function joinWaitlist(
  running: TestApp,
  { email = `${randomUUID()}@example.org`, code, client = nextClient(), audience = 'creators' }: Joiner = {},
) {
  const response = await running.app.request(
    '/api/forms/waitlist',
    {
      method: 'POST',
      body: JSON.stringify({ userType: audience, ...choices[audience], email }),
      headers: {
        'content-type': 'application/json',
        ...(code !== undefined && { referer: `http://127.0.0.1:3000/waitlist?ref=${code}` }),
      },
    },
    { incoming: { socket: { remoteAddress: client } } },
  )
  if (response.status !== 201) throw new Error(`Joining failed: ${await response.text()}`)
  const { rows } = await running.database.pool.query<{ id: string }>(
    'select id from waitlist_submissions where email_key = lower($1) and user_type = $2 and not is_spam',
    [email, audience],
  )
  const entryId = rows[0]?.id ?? ''
  const soon = new Date(Date.now() + 60_000)
  const token = running.signer.signUntil('waitlist-confirmation:', entryId, soon)
  const confirmationPath = `/api/forms/waitlist/confirmation?token=${encodeURIComponent(token)}`
  return {
    email,
    entryId,
    confirmationPath,
    confirm: async () => running.app.request(confirmationPath, { method: 'POST' }),
  }
}

export type Member = { id: string; code: string; credits: number; audience: string; confirmed_at: Date }

export async function findMember(running: TestApp, entryId: string): Promise<Member> {
  const { rows } = await running.database.pool.query<Member>(
    'select * from launch_members where entry_id = $1',
    [entryId],
  )
  if (!rows[0]) throw new Error(`No place in line for ${entryId}`)
  return rows[0]
}

/** A person with a confirmed address, and their place in line. */
export async function addMember(running: TestApp, joiner: Joiner = {}) {
  const joined = await joinWaitlist(running, joiner)
  const response = await joined.confirm()
  if (response.status !== 200) throw new Error(`Confirming failed: ${await response.text()}`)
  return { ...joined, ...(await findMember(running, joined.entryId)) }
}
