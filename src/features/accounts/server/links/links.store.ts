import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, gte, inArray, like, lt, or } from 'drizzle-orm'
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
export type Link = { id: string; purpose: LinkPurpose; userId: string; email: string; createdAt: Date }
type NewLink = Omit<Link, 'id' | 'createdAt'>

/**
 * The purpose that links are signed for. The database holds only the link's ID, so that a copy of it is
 * useless.
 */
export const accountLink = 'account-link:'

const about = (purpose: LinkPurpose, userId: string) => `${purpose}:${userId}`

/** `email` is the address that opening the link proves. */
export async function addLink(db: Db, link: NewLink, now = new Date()): Promise<string> {
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

const cancellation = 'email-change-cancellation'

export async function deleteLinks(
  db: Db,
  userId: string,
  { keepCancellations }: { keepCancellations: boolean },
) {
  const mine = allPurposes
    .filter((purpose) => !keepCancellations || purpose !== cancellation)
    .map((purpose) => about(purpose, userId))
  await db.delete(verifications).where(inArray(verifications.identifier, mine))
}

/**
 * After an email change was canceled: deletes the links that could undo this, which are those of later
 * changes. Earlier ones stay, because they belong to whoever had the account before.
 */
export async function deleteLaterCancellations(db: Db, { userId, email, createdAt }: Link) {
  const isLater = or(gte(verifications.createdAt, createdAt), eq(verifications.value, email))
  await db
    .delete(verifications)
    .where(and(eq(verifications.identifier, about(cancellation, userId)), isLater))
}

/** The link by which an account can still get this address back. */
export async function findCancellation(db: Db, email: string) {
  const [found] = await db
    .select({ id: verifications.id })
    .from(verifications)
    .where(
      and(
        eq(verifications.value, email),
        like(verifications.identifier, about(cancellation, '%')),
        gt(verifications.expiresAt, new Date()),
      ),
    )
    .orderBy(asc(verifications.createdAt))
  return found
}

const allPurposes = Object.keys(lifetimes) as LinkPurpose[]

const usable = (id: string) => and(eq(verifications.id, id), gt(verifications.expiresAt, new Date()))

const inPurposes = (purposes: readonly LinkPurpose[]) =>
  or(...purposes.map((purpose) => like(verifications.identifier, about(purpose, '%'))))

function asLink({ id, identifier, value, createdAt }: typeof verifications.$inferSelect): Link | undefined {
  const [purpose = '', userId = ''] = identifier.split(':')
  const match = allPurposes.find((each) => each === purpose)
  return match && { id, purpose: match, userId, email: value, createdAt }
}
