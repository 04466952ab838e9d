import { aliasedTable, and, eq, isNull, sql } from 'drizzle-orm'
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
  // One statement: the new link isn't visible to the deletion, which therefore keeps one fewer.
  await db.execute(sql`
    with added as (
      insert into ${links} (token_hash, member_id) values (${hashToken(token)}, ${memberId})
    )
    delete from ${links}
    where member_id = ${memberId} and token_hash not in (
      select token_hash from ${links}
      where member_id = ${memberId}
      order by created_at desc, token_hash desc
      limit ${maxLinks - 1}
    )`)
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
