import { and, eq, isNull, sql } from 'drizzle-orm'
import { waitlistSubmissions as entries } from '#features/forms/server.ts'
import type { Db } from '#platform/server/database/database.ts'
import {
  launchInviteLinks as links,
  launchInvites as invites,
  launchMembers as members,
} from './launch.tables.ts'
import { createToken, hashToken } from './link-token.ts'

/** A new link for every email, because an earlier one can't be read back. */
export async function addInviteLink(db: Db, inviteId: string): Promise<string> {
  const token = createToken()
  await db.insert(links).values({ tokenHash: hashToken(token), inviteId })
  return token
}

/** Undefined if the person was deleted. */
export const findInvite = (db: Db, id: string) => readInvite(db, eq(invites.id, id))

export const findInviteByToken = (db: Db, token: string) =>
  readInvite(
    db,
    eq(
      invites.id,
      db
        .select({ id: links.inviteId })
        .from(links)
        .where(eq(links.tokenHash, hashToken(token))),
    ),
  )

async function readInvite(db: Db, which: ReturnType<typeof eq>) {
  const [found] = await db
    .select({
      id: invites.id,
      memberId: members.id,
      audience: members.audience,
      email: entries.email,
      expiresAt: invites.expiresAt,
      redeemedAt: invites.redeemedAt,
    })
    .from(invites)
    .innerJoin(members, eq(members.id, invites.memberId))
    .innerJoin(entries, eq(entries.id, members.entryId))
    .where(and(which, sql`${invites.sentAt} is not null`))
  return found
}

export async function markOpened(db: Db, id: string) {
  await db
    .update(invites)
    .set({ openedAt: sql`now()` })
    .where(and(eq(invites.id, id), isNull(invites.openedAt)))
}

/** Accepts the invitation; of concurrent requests, one gets true. */
export async function redeemInvite(tx: Db, id: string): Promise<boolean> {
  const redeemed = await tx
    .update(invites)
    .set({ redeemedAt: sql`now()`, openedAt: sql`coalesce(${invites.openedAt}, now())` })
    .where(and(eq(invites.id, id), isNull(invites.redeemedAt), sql`${invites.expiresAt} > now()`))
  return redeemed.rowCount === 1
}

/** The caller has locked the line. */
export async function leaveLine(tx: Db, memberId: string) {
  await tx
    .update(members)
    .set({ leftAt: sql`now()` })
    .where(and(eq(members.id, memberId), isNull(members.leftAt)))
}

/** Claims the reminders that are due: unused, and with three days left. Each person gets one. */
export async function claimReminders(tx: Db, limit: number): Promise<string[]> {
  const due = await tx.execute(sql`
    update launch_invites set reminded_at = now() where id in (
      select id from launch_invites
      where sent_at is not null and redeemed_at is null and reminded_at is null
        and expires_at > now() and expires_at < now() + interval '3 days'
      order by expires_at limit ${limit} for update skip locked
    ) returning id`)
  return (due.rows as { id: string }[]).map(({ id }) => id)
}
