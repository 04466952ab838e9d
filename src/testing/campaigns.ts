import { expect } from 'vitest'
import type { OwnCampaign } from '#features/funding/contract/campaigns.ts'
import { dayMs } from '#platform/common/durations.ts'
import { utcDay } from '#platform/common/utc-day.ts'
import { cookieOf } from './sign-in.ts'
import { requestAs } from './request-as.ts'
import type { TestApp } from './test-app.ts'

/** A draft that the team could approve, with a deadline in ten days. */
export const completeDraft = (changes: object = {}) => ({
  creatorName: 'Ines Costa',
  title: 'Night trains',
  summary: 'A film about the last sleeper cars.',
  category: 'film',
  story: 'We ride every night train that is left. '.repeat(6),
  risks: 'A line may close before we get there, and filming costs more.',
  currency: 'USD',
  goal: '8000',
  limit: 'fixed',
  models: ['rewards', 'donation'],
  rewards: [{ title: 'Poster', amount: '25', delivery: 'March' }],
  budget: [{ label: 'Camera', amount: '8000' }],
  timeline: [{ when: 'May', what: 'Shooting' }],
  deadlineDate: utcDay(Date.now() + 10 * dayMs),
  deadlineTime: '18:00',
  timeZone: 'Europe/Berlin',
  ...changes,
})

export type Person = Awaited<ReturnType<typeof addPerson>>

/** A signed-in user with API access. */
export async function addPerson(running: TestApp) {
  const cookie = await cookieOf(running, 'user')
  const send = (method: string, path: string, body?: unknown) =>
    running.app.request(path, {
      method,
      headers: { ...cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const ask = async <Body = Record<string, unknown>>(method: string, path: string, body?: unknown) => {
    const response = await send(method, path, body)
    const text = await response.text()
    return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as Body }
  }
  return { cookie, send, ask }
}

export async function addDraft(creator: Person, changes: object = {}): Promise<OwnCampaign> {
  const { body: started } = await creator.ask<OwnCampaign>('POST', '/api/own-campaigns', {
    title: 'Night trains',
  })
  const saved = await creator.ask<OwnCampaign>('PUT', `/api/own-campaigns/${started.id}`, {
    revision: started.revision,
    draft: completeDraft(changes),
  })
  expect(saved.status).toBe(200)
  return saved.body
}

export async function move(creator: Person, { id, revision }: OwnCampaign, action: string, reason = '') {
  return creator.ask<OwnCampaign>('POST', `/api/own-campaigns/${id}/moves`, { action, revision, reason })
}

export const allChecks = ['story', 'budget', 'terms', 'risks', 'rights']
const creatorChecks = ['identity', 'address', 'channel', 'bank']

/** The team verifies a creator who has asked for it, once. */
export async function verify(running: TestApp, creator: Person) {
  await creator.ask('PUT', '/api/creator-verification', { legalName: 'Ines Costa' })
  const session = await creator.ask<{ user: { email: string } }>('GET', '/api/session')
  const team = await requestAs(running, 'admin')
  const { body } = await team('GET', 'creators')
  const { userId, requestedAt, status } = body.items.find(
    ({ email }: { email: string }) => email === session.body.user.email,
  )
  if (status === 'verified') return
  const decided = await team('PUT', `creators/${userId}/verification`, {
    status: 'verified',
    checklist: creatorChecks,
    requestedAt,
  })
  expect(decided.status).toBe(204)
}

/** A campaign that is open for reservations. */
export async function publish(running: TestApp, creator: Person, changes: object = {}): Promise<OwnCampaign> {
  await verify(running, creator)
  const submitted = await move(creator, await addDraft(creator, changes), 'submit')
  expect(submitted.status).toBe(200)
  const team = await requestAs(running, 'admin')
  const { id, revision } = submitted.body
  const approved = await team('POST', `campaigns/${id}/decisions`, {
    decision: 'approve',
    checklist: allChecks,
    revision,
  })
  expect(approved.status).toBe(200)
  const opened = await move(creator, { ...submitted.body, revision: approved.body.revision }, 'open')
  expect(opened.status).toBe(200)
  return opened.body
}

/** A campaign that takes pledges, where money is involved; without `isLaunched` still in pre-launch. */
export async function launch(
  running: TestApp,
  creator: Person,
  { isLaunched = true, ...changes }: { isLaunched?: boolean; [field: string]: unknown } = {},
): Promise<OwnCampaign> {
  const opened = await publish(running, creator, changes)
  if (!isLaunched) return opened
  const launched = await move(creator, opened, 'launch')
  expect(launched.status).toBe(200)
  return launched.body
}
