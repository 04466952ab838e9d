import { and, eq, gt, lt, ne } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import { accounts, sessions, users, verifications } from '../accounts.tables.ts'
import { byPassword } from '../accounts.store.ts'
import { deleteLinks } from '../links/links.store.ts'

type Options = {
  /** The session of the person who makes the change. */
  keepSession?: string | undefined
  /** Whether accounts with third parties stop opening this one, too. */
  unlink?: boolean
}

/**
 * Ends everything that still opens an account, except its password: sessions and bearer tokens, mailed links of every purpose,
 * and by its time third-party sign-ins that have begun and private addresses such as the calendar feed's. Part of the
 * transaction that changes the credential.
 */
export async function revokeAccess(tx: Db, userId: string, { keepSession, unlink = false }: Options = {}) {
  // First: a sign-in that is about to finish waits for this row and then sees the time.
  await tx.update(users).set({ accessRevokedAt: new Date() }).where(eq(users.id, userId))
  const kept = keepSession === undefined ? undefined : ne(sessions.id, keepSession)
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), kept))
  await deleteLinks(tx, userId)
  if (unlink)
    await tx.delete(accounts).where(and(eq(accounts.userId, userId), ne(accounts.providerId, byPassword)))
}

/** Holds the session until the transaction ends, so that nothing is changed by one that is being revoked. */
export async function lockSession(tx: Db, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), gt(sessions.expiresAt, new Date())))
    .for('update')
  return found.length > 0
}

/** When a third-party sign-in was begun, by the `state` that comes back with it. */
export async function findThirdPartyStart(db: Db, state: string): Promise<Date | undefined> {
  if (!/^[\w-]{1,100}$/.test(state)) return undefined
  const [found] = await db
    .select({ createdAt: verifications.createdAt })
    .from(verifications)
    .where(eq(verifications.identifier, `auth-state:${state}`))
  return found?.createdAt
}

export async function deleteExpired(db: Db, now: Date) {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(verifications).where(lt(verifications.expiresAt, now))
}
