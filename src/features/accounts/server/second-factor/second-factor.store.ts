import { and, asc, count, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import { users } from '../accounts.tables.ts'
import { passkeys, recoveryCodes, totpSecrets } from './second-factor.tables.ts'

export async function findFactors(db: Db, userId: string) {
  const [totp] = await db
    .select({ userId: totpSecrets.userId })
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)))
  const [found] = await db.select({ total: count() }).from(passkeys).where(eq(passkeys.userId, userId))
  return { hasTotp: totp !== undefined, hasPasskey: (found?.total ?? 0) > 0 }
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const [found] = await db
    .select({ total: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
  return found?.total ?? 0
}

export async function replaceRecoveryCodes(db: Db, userId: string, hashes: readonly string[]) {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  if (hashes.length > 0) await db.insert(recoveryCodes).values(hashes.map((hash) => ({ hash, userId })))
}

/** Returns whether the code existed; of two concurrent requests only one succeeds. */
export async function consumeRecoveryCode(db: Db, userId: string, hash: string): Promise<boolean> {
  const consumed = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash)))
    .returning({ hash: recoveryCodes.hash })
  return consumed.length > 0
}

/** Returns whether it was stored; a confirmed secret is not replaced. */
export async function putTotpSecret(db: Db, userId: string, secret: string): Promise<boolean> {
  const put = await db
    .insert(totpSecrets)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: totpSecrets.userId,
      set: { secret, lastStep: 0, createdAt: new Date() },
      setWhere: isNull(totpSecrets.confirmedAt),
    })
    .returning({ userId: totpSecrets.userId })
  return put.length > 0
}

export async function findTotpSecret(db: Db, userId: string) {
  const [found] = await db
    .select({ secret: totpSecrets.secret, isConfirmed: isNotNull(totpSecrets.confirmedAt).mapWith(Boolean) })
    .from(totpSecrets)
    .where(eq(totpSecrets.userId, userId))
  return found
}

/**
 * Returns whether the time step was unused, so that a code is rejected the second time, across processes.
 * `secret` is re-encrypted with the current AUTH_SECRET to support its rotation.
 */
export async function consumeTotpStep(
  db: Db,
  userId: string,
  { step, secret }: { step: number; secret: string },
): Promise<boolean> {
  const consumed = await db
    .update(totpSecrets)
    .set({ lastStep: step, secret })
    .where(and(eq(totpSecrets.userId, userId), lt(totpSecrets.lastStep, step)))
    .returning({ userId: totpSecrets.userId })
  return consumed.length > 0
}

export async function confirmTotp(db: Db, userId: string) {
  await db.update(totpSecrets).set({ confirmedAt: new Date() }).where(eq(totpSecrets.userId, userId))
}

export async function removeTotp(db: Db, userId: string) {
  await db.delete(totpSecrets).where(eq(totpSecrets.userId, userId))
}

export async function listPasskeys(db: Db, userId: string) {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
}

type NewPasskey = Omit<typeof passkeys.$inferInsert, 'id' | 'createdAt' | 'lastUsedAt'>

/** Returns whether it was added; a credential belongs to one account. */
export async function addPasskey(db: Db, passkey: NewPasskey): Promise<boolean> {
  const added = await db
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning({ id: passkeys.id })
  return added.length > 0
}

export async function findPasskey(db: Db, credentialId: string) {
  const [found] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return found
}

export async function findPasskeyEmail(db: Db, credentialId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ email: users.email })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId))
  return found?.email
}

export async function recordPasskeyUse(db: Db, id: string, counter: number) {
  await db.update(passkeys).set({ counter, lastUsedAt: new Date() }).where(eq(passkeys.id, id))
}

const mine = (userId: string, id: string) => and(eq(passkeys.userId, userId), eq(passkeys.id, id))

export async function renamePasskey(db: Db, userId: string, id: string, name: string): Promise<boolean> {
  const renamed = await db
    .update(passkeys)
    .set({ name })
    .where(mine(userId, id))
    .returning({ id: passkeys.id })
  return renamed.length > 0
}

export async function removePasskey(db: Db, userId: string, id: string): Promise<boolean> {
  const removed = await db.delete(passkeys).where(mine(userId, id)).returning({ id: passkeys.id })
  return removed.length > 0
}

/**
 * For an account that changes owner, such as one that joins the team. Returns whether there was a passkey or
 * app.
 */
export async function removeAllFactors(db: Db, userId: string): Promise<boolean> {
  const { hasTotp, hasPasskey } = await findFactors(db, userId)
  await removeTotp(db, userId)
  await db.delete(passkeys).where(eq(passkeys.userId, userId))
  await replaceRecoveryCodes(db, userId, [])
  return hasTotp || hasPasskey
}
