import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, like, lt, or } from 'drizzle-orm'
import { dayMs, hourMs } from '#platform/common/durations.ts'
import type { Db } from '#platform/server/database/database.ts'
import { verifications } from '../accounts.tables.ts'

/** How long a link of each purpose is valid. */
const lifetimes = {
  'password-reset': hourMs,
  'email-confirmation': dayMs,
  'email-change': dayMs,
  'email-change-cancellation': dayMs,
}

export type LinkPurpose = keyof typeof lifetimes
export type Link = { id: string; purpose: LinkPurpose; userId: string; email: string }

/**
 * The purpose that links are signed for. The database holds only the link's ID, so that a copy of it is
 * useless.
 */
export const accountLink = 'account-link:'

const about = (purpose: LinkPurpose, userId: string) => `${purpose}:${userId}`

/** `email` is the address that opening the link proves. */
export async function addLink(db: Db, link: Omit<Link, 'id'>, now = new Date()): Promise<string> {
  const id = randomUUID()
  const expiresAt = new Date(now.getTime() + lifetimes[link.purpose])
  await db.delete(verifications).where(lt(verifications.expiresAt, now))
  await db
    .insert(verifications)
    .values({ id, identifier: about(link.purpose, link.userId), value: link.email, expiresAt })
  return id
}

export async function findLink(db: Db, id: string): Promise<Link | undefined> {
  const [found] = await db.select().from(verifications).where(usable(id))
  return found && asLink(found)
}

/** Consumes the link and returns its purpose; a concurrent second request gets nothing. */
export async function consumeLink(db: Db, id: string, purposes: readonly LinkPurpose[]) {
  const [consumed] = await db
    .delete(verifications)
    .where(and(usable(id), inPurposes(purposes)))
    .returning()
  return consumed && asLink(consumed)
}

export async function deleteLinks(db: Db, userId: string) {
  const mine = allPurposes.map((purpose) => about(purpose, userId))
  await db.delete(verifications).where(inArray(verifications.identifier, mine))
}

const allPurposes = Object.keys(lifetimes) as LinkPurpose[]

const usable = (id: string) => and(eq(verifications.id, id), gt(verifications.expiresAt, new Date()))

const inPurposes = (purposes: readonly LinkPurpose[]) =>
  or(...purposes.map((purpose) => like(verifications.identifier, about(purpose, '%'))))

function asLink({ id, identifier, value }: typeof verifications.$inferSelect): Link | undefined {
  const [purpose = '', userId = ''] = identifier.split(':')
  const match = allPurposes.find((each) => each === purpose)
  return match && { id, purpose: match, userId, email: value }
}
