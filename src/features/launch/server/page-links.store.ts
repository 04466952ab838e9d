import { aliasedTable, and, desc, eq, isNull, notInArray, sql } from 'drizzle-orm'
import { waitlistSubmissions as entries } from '#features/forms/server.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { HoldReason } from '../contract/credits.ts'
import {
  launchCredits as credits,
  launchMembers as members,
  launchPageLinks as links,
} from './launch.tables.ts'
import { createToken, hashToken } from './link-token.ts'

const maxLinks = 5

/** Makes a new link to someone's private page and returns its token. The newest few stay valid. */
export async function addPageLink(db: Db, memberId: string): Promise<string> {
  const token = createToken()
  await db.insert(links).values({ tokenHash: hashToken(token), memberId })
  const kept = db
    .select({ tokenHash: links.tokenHash })
    .from(links)
    .where(eq(links.memberId, memberId))
    .orderBy(desc(links.createdAt), desc(links.tokenHash))
    .limit(maxLinks)
  await db.delete(links).where(and(eq(links.memberId, memberId), notInArray(links.tokenHash, kept)))
  return token
}

export async function findPageOwner(db: Db, token: string) {
  const [found] = await db
    .select({
      id: members.id,
      code: members.code,
      audience: members.audience,
      confirmedAt: members.confirmedAt,
      leftAt: members.leftAt,
    })
    .from(links)
    .innerJoin(members, eq(members.id, links.memberId))
    .where(eq(links.tokenHash, hashToken(token)))
  return found
}

export async function findMemberOf(db: Db, entryId: string) {
  const [found] = await db.select({ id: members.id }).from(members).where(eq(members.entryId, entryId))
  return found
}

/** Where to send a link, or undefined if the person was deleted meanwhile. */
export async function findRecipient(db: Db, memberId: string) {
  const [found] = await db
    .select({ email: entries.email, audience: members.audience })
    .from(members)
    .innerJoin(entries, eq(entries.id, members.entryId))
    .where(eq(members.id, memberId))
  return found
}

/** The entries of an address, with the place of each that is confirmed. */
export const listEntriesOf = (db: Db, emailKey: string) =>
  db
    .select({ entryId: entries.id, memberId: members.id })
    .from(entries)
    .leftJoin(members, eq(members.entryId, entries.id))
    .where(and(eq(entries.emailKey, emailKey), eq(entries.isSpam, false)))

/** Someone's referrals on hold, counted by reason. */
export async function countHeldReferrals(db: Db, memberId: string) {
  const releases = aliasedTable(credits, 'releases')
  const rows = await db
    .select({ reason: credits.reason, amount: sql<number>`count(*)::int` })
    .from(credits)
    .leftJoin(releases, eq(releases.releaseOf, credits.id))
    .where(and(eq(credits.memberId, memberId), eq(credits.kind, 'hold'), isNull(releases.id)))
    .groupBy(credits.reason)
    .orderBy(credits.reason)
  return rows as { reason: HoldReason; amount: number }[]
}
