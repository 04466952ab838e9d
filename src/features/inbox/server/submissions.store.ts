import { and, asc, desc, eq, ilike, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Db } from '#platform/server/database/database.ts'
import { normalizeEmail } from '#platform/common/text.ts'
import { collections, type Collection } from '#features/forms/contract/form-paths.ts'
import type { ListSort, ReviewList } from '../contract/review-lists.ts'
import {
  addressIn,
  contactSubmissions as contact,
  feedbackSubmissions as feedback,
  formSubmissions as other,
  newsletterSubscriptions as newsletter,
  waitlistSubmissions as waitlist,
} from '#features/forms/server.ts'
import type { Position } from '#platform/server/cursor.ts'
import type { StoredSubmission } from './stored-submission.ts'

type Source = {
  table: PgTable & { id: AnyPgColumn; isSpam: AnyPgColumn; spamReason: AnyPgColumn }
  time: AnyPgColumn
  address?: AnyPgColumn
  /** The columns that search covers. */
  texts: (AnyPgColumn | SQL)[]
  hasStatus: (status: string) => SQL | undefined
}

const sources: Record<Collection, Source> = {
  waitlist: {
    table: waitlist,
    time: waitlist.submittedAt,
    address: waitlist.emailKey,
    texts: [waitlist.email, waitlist.userType, waitlist.notes],
    hasStatus: (status) => sql`${waitlist.status} = ${status}`,
  },
  contact: {
    table: contact,
    time: contact.submittedAt,
    address: contact.emailKey,
    texts: [contact.email, contact.name, contact.message, contact.notes],
    hasStatus: (status) =>
      status === 'new' ? sql`${contact.status} = ${status}` : eq(contact.read, status === 'read'),
  },
  newsletter: {
    table: newsletter,
    time: newsletter.subscribedAt,
    address: newsletter.emailKey,
    texts: [newsletter.email],
    hasStatus: (status) => sql`${newsletter.status} = ${status}`,
  },
  feedback: {
    table: feedback,
    time: feedback.submittedAt,
    texts: [feedback.message, feedback.notes],
    hasStatus: (status) => eq(feedback.status, status),
  },
  other: {
    table: other,
    time: other.submittedAt,
    texts: [other.formType, sql`${other.fields}::text`, other.notes],
    hasStatus: (status) => eq(other.status, status),
  },
}

/** Typed as the contact table, for the columns that all five have in common. */
export const tableOf = (collection: Collection) => sources[collection].table as unknown as typeof contact

export type ListRequest = {
  q?: string | undefined
  status?: string | undefined
  sort: ListSort
  after?: Position<string> | undefined
  limit: number
}

type Found = StoredSubmission & { position: Position<string> }

/** One page of a list. The spam list merges all five sources. */
export async function listSubmissions(db: Db, list: ReviewList, request: ListRequest): Promise<Found[]> {
  if (list !== 'spam') return readSource(db, list, { ...request, isSpam: false })
  const found: Found[] = []
  for (const collection of collections)
    found.push(...(await readSource(db, collection, { ...request, isSpam: true })))
  const direction = request.sort === 'oldest' ? 1 : -1
  return found.toSorted((one, two) => direction * compare(one.position, two.position)).slice(0, request.limit)
}

const compare = (one: Position<string>, two: Position<string>) =>
  one.key === two.key ? (one.id < two.id ? -1 : 1) : one.key < two.key ? -1 : 1

async function readSource(db: Db, collection: Collection, request: ListRequest & { isSpam: boolean }) {
  const { table, time, address, texts, hasStatus } = sources[collection]
  const { q, status, sort, after, limit, isSpam } = request
  const sorted = sort === 'email' && address ? address : time
  const isRising = sort !== 'newest'
  const statusIs =
    status === undefined ? undefined : isSpam ? eq(table.spamReason, status) : hasStatus(status)
  const rows = await db
    .select({ row: table, key: sorted === time ? asKey(time) : sql<string>`${sorted}` })
    .from(table)
    .where(
      and(
        isSpam ? sql`${table.isSpam}` : sql`not ${table.isSpam}`,
        statusIs,
        q === undefined ? undefined : contains(table.id, texts, q),
        after && beyond(sorted, table.id, after, { isTime: sorted === time, isRising }),
      ),
    )
    .orderBy(...[sorted, table.id].map(isRising ? asc : desc))
    .limit(limit)
  return rows.map(({ row, key }) => ({
    ...({ collection, row } as StoredSubmission),
    position: { key, id: (row as { id: string }).id },
  }))
}

/** Microsecond precision: JavaScript dates have milliseconds only, so pages would overlap. */
const asKey = (time: AnyPgColumn) =>
  sql<string>`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

export const exactTimeKey = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)
  .refine((key) => !Number.isNaN(Date.parse(key)))

export const emailKey = z.string().max(300)

function beyond(
  sorted: AnyPgColumn,
  id: AnyPgColumn,
  after: Position<string>,
  { isTime, isRising }: { isTime: boolean; isRising: boolean },
) {
  const key = isTime ? sql`${after.key}::timestamptz` : sql`${after.key}::text`
  return sql`(${sorted}, ${id}) ${sql.raw(isRising ? '>' : '<')} (${key}, ${after.id}::uuid)`
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Case-insensitive substring match; a UUID matches the row's ID. */
function contains(id: AnyPgColumn, texts: Source['texts'], q: string) {
  if (uuid.test(q)) return eq(id, q)
  const pattern = `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`
  return or(...texts.map((text) => ilike(text as AnyPgColumn, pattern)))
}

const maxPerPerson = 500

/** Everything from this address including spam, newest first. */
export async function listSubmissionsOfPerson(db: Db, email: string): Promise<Found[]> {
  const emailKey = normalizeEmail(email)
  const found: Found[] = []
  for (const collection of collections) {
    const { table, time, address } = sources[collection]
    const compared = address ?? (collection === 'other' ? addressIn(other.fields) : undefined)
    if (compared === undefined) continue
    const rows = await db
      .select({ row: table, key: asKey(time) })
      .from(table)
      .where(sql`${compared} = ${emailKey}`)
      .orderBy(desc(time), desc(table.id))
      .limit(maxPerPerson)
    for (const { row, key } of rows)
      found.push({
        ...({ collection, row } as StoredSubmission),
        position: { key, id: (row as { id: string }).id },
      })
  }
  return found.toSorted((one, two) => -compare(one.position, two.position))
}
