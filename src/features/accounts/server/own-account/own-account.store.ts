import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, gt, ne } from 'drizzle-orm'
import type { UserType } from '../../contract/roles.ts'
import type { Db } from '#platform/server/database/database.ts'
import { accounts, sessions, users } from '../accounts.tables.ts'
import { setPassword } from '../accounts.store.ts'

/**
 * Returns the new account's ID, or undefined if the address is taken; the insert itself decides between
 * concurrent requests.
 */
export async function addUserIfFree(
  db: Db,
  email: string,
  passwordHash: string,
  invited: { userType?: UserType; emailVerified?: boolean } = {},
): Promise<string | undefined> {
  const [name = ''] = email.split('@')
  const [added] = await db
    .insert(users)
    .values({ id: randomUUID(), email, name, ...invited })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  if (added) await setPassword(db, added.id, passwordHash)
  return added?.id
}

export async function findUserByEmail(db: Db, email: string) {
  const [found] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return found
}

export async function findUserById(db: Db, id: string) {
  const [found] = await db.select().from(users).where(eq(users.id, id))
  return found
}

export async function renameUser(db: Db, id: string, name: string) {
  await db.update(users).set({ name, updatedAt: new Date() }).where(eq(users.id, id))
}

/** Confirms the address if it is still the one the link was sent to. */
export async function confirmEmail(db: Db, id: string, email: string): Promise<boolean> {
  const confirmed = await db
    .update(users)
    .set({ emailVerified: true, updatedAt: new Date() })
    .where(and(eq(users.id, id), eq(users.email, email)))
    .returning({ id: users.id })
  return confirmed.length > 0
}

/**
 * The new address is confirmed, because the link was sent there. Throws a unique violation if it is taken.
 */
export async function changeEmail(db: Db, id: string, email: string) {
  await db.update(users).set({ email, emailVerified: true, updatedAt: new Date() }).where(eq(users.id, id))
}

export async function listSessions(db: Db, userId: string) {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date())))
    .orderBy(desc(sessions.createdAt), asc(sessions.id))
}

/** Returns whether it existed; other users' sessions count as missing. */
export async function endOwnSession(db: Db, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

export async function endOtherSessions(db: Db, userId: string, keptId: string) {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keptId)))
}

export async function listCredentials(db: Db, userId: string) {
  return db
    .select({
      provider: accounts.providerId,
      accountId: accounts.accountId,
      scope: accounts.scope,
      createdAt: accounts.createdAt,
      updatedAt: accounts.updatedAt,
    })
    .from(accounts)
    .where(eq(accounts.userId, userId))
    .orderBy(asc(accounts.createdAt))
}

export async function hasAccountAt(db: Db, userId: string, provider: string): Promise<boolean> {
  return (await listCredentials(db, userId)).some((credential) => credential.provider === provider)
}

/** Cascades to all rows that belong to the user. */
export async function deleteUser(db: Db, id: string) {
  await db.delete(users).where(eq(users.id, id))
}
