import { and, eq, gt, lt, ne } from 'drizzle-orm'
import { AppError } from '#platform/common/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { accessMessages } from '../../contract/messages.ts'
import { accounts, sessions, users, verifications } from '../accounts.tables.ts'
import { byPassword } from '../accounts.store.ts'
import { deleteLinks } from '../links/links.store.ts'

type Options = {
  /** The session that makes the change, which stays valid. */
  keepSession?: string | undefined
  /** Whether to unlink third-party accounts as well. */
  unlink?: boolean
  /**
   * Whether links that cancel an email change stay valid. Yes, if whoever caused this may be the one who took
   * the account over.
   */
  keepCancellations?: boolean
}

/**
 * Revokes everything that grants access to an account except its password: sessions and bearer tokens, all
 * emailed links and, by timestamp, pending third-party sign-ins and private URLs such as the calendar feed.
 * Runs in the transaction that changes the credential.
 */
export async function revokeAccess(
  tx: Db,
  userId: string,
  { keepSession, unlink = false, keepCancellations = false }: Options = {},
) {
  // First, so that a concurrent sign-in waits for this row and then sees the timestamp.
  await tx.update(users).set({ accessRevokedAt: new Date() }).where(eq(users.id, userId))
  const kept = keepSession === undefined ? undefined : ne(sessions.id, keepSession)
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), kept))
  await deleteLinks(tx, userId, { keepCancellations })
  if (unlink)
    await tx.delete(accounts).where(and(eq(accounts.userId, userId), ne(accounts.providerId, byPassword)))
}

/** Locks the session until the transaction ends, so that a session being revoked can't change anything. */
async function lockSession(tx: Db, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), gt(sessions.expiresAt, new Date())))
    .for('update')
  return found.length > 0
}

/**
 * Checked again inside the transaction, because a reset may have ended the session while the password was
 * being verified.
 */
export async function requireLive(tx: Db, { session }: { session: { id: string } }) {
  if (!(await lockSession(tx, session.id))) throw new AppError('UNAUTHENTICATED', accessMessages.signedOut)
}

/** When a third-party sign-in was started, by its `state`. */
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
