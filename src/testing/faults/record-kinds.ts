import { randomUUID } from 'node:crypto'
import { viewEvent } from '#testing/analytics-events.ts'
import { utcDay } from '#platform/common/utc-day.ts'
import { ask, requestJson, confirmAdmin, nextAddress, type Creator, type Headers } from './creator.ts'

/** Something a visitor or creator sends, identified by a key: each must be stored once. */
export type Submit = {
  kind: KindName
  keys: string[]
  path: string
  body: unknown
  headers: Headers
  /** Additional statuses that a repeated request may get. */
  repeated?: number
}

export const kindNames = [
  'waitlist',
  'contact',
  'newsletter',
  'feedback',
  'events',
  'presets',
  'schedules',
] as const
export type KindName = (typeof kindNames)[number]

const day = (index: number) => utcDay(Date.UTC(2030, 0, 1 + index))

/** One sending of each kind, each with a key that nobody has used. */
const kinds: Record<KindName, (creator: Creator) => Submit> = {
  waitlist: () =>
    form('waitlist', (key) => ({
      userType: 'creators',
      contentType: 'youtube',
      fundingTarget: '5k-15k',
      email: `${key}@example.org`,
    })),
  contact: () =>
    form('contact', (key) => ({ name: 'A visitor', email: `${key}@example.org`, message: 'Hello there.' })),
  newsletter: () => form('newsletter', (key) => ({ email: `${key}@example.org` })),
  feedback: () => form('feedback', (key) => ({ rating: 5, message: `${key}@example.org` })),
  events: () => {
    const events = Array.from({ length: 3 }, () => viewEvent({ sessionId: randomUUID() }))
    const keys = events.map(({ id }) => id)
    return { kind: 'events', keys, path: '/api/analytics', body: { events }, headers: {} }
  },
  presets: (creator) => {
    // An account may have two hundred.
    if (creator.presets++ >= 180) return kinds.feedback(creator)
    const [key, headers] = [randomUUID(), creator.headers]
    return { kind: 'presets', keys: [key], path: '/api/presets', body: { name: key }, headers, repeated: 409 }
  },
  schedules: (creator) => {
    const { headers, ideaId } = creator
    const scheduledDate = day(creator.schedules++)
    const body = { ideaId, scheduledDate, selectedHook: 0 }
    return { kind: 'schedules', keys: [`${ideaId} ${scheduledDate}`], path: '/api/schedule', body, headers }
  },
}

function form(
  kind: 'waitlist' | 'contact' | 'newsletter' | 'feedback',
  body: (key: string) => object,
): Submit {
  const key = randomUUID()
  const path = `/api/forms/${kind}`
  // A repetition comes from the same visitor, because the key applies to one client.
  const headers = { 'idempotency-key': key, 'x-forwarded-for': nextAddress() }
  return { kind, keys: [key], path, body: body(key), headers }
}

export const createSubmit = (kind: KindName, creator: Creator): Submit => kinds[kind](creator)

/** What is stored of each kind, as the product returns it: a key that appears twice was stored twice. */
export async function listStored(url: string, admin: Headers, creators: Creator[]) {
  const stored = {} as Record<KindName, string[]>
  await confirmAdmin(url, admin)
  for (const list of ['waitlist', 'contact', 'newsletter', 'feedback'] as const) {
    const response = await ask(`${url}/api/admin/submissions/${list}/export.csv`, 'GET', undefined, admin)
    if (response.status !== 200) throw new Error(`The export of ${list} returned ${response.status}`)
    stored[list] = [...(await response.text()).matchAll(/([\da-f-]{36})@example\.org/g)].map(
      ([, key]) => key!,
    )
  }
  const { events } = await requestJson<{ events: { id: string }[] }>(
    `${url}/api/admin/analytics/export.json?all=1`,
    admin,
  )
  stored.events = events.map(({ id }) => id)
  stored.presets = []
  stored.schedules = []
  for (const { headers } of creators) {
    const presets = await requestJson<{ items: { name: string }[] }>(`${url}/api/presets`, headers)
    stored.presets.push(...presets.items.map(({ name }) => name))
    type Entry = { ideaId: string; scheduledDate: string; script: object }
    const schedule = await requestJson<{ items: Entry[] }>(`${url}/api/schedule`, headers)
    stored.schedules.push(...schedule.items.map(({ ideaId, scheduledDate }) => `${ideaId} ${scheduledDate}`))
  }
  return stored
}

export type Stored = Awaited<ReturnType<typeof listStored>>
