import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, inArray, ne, notInArray, sql } from 'drizzle-orm'
import { batchReads } from '#platform/server/database/batch-reads.ts'
import type { Db } from '#platform/server/database/database.ts'
import { teamRoles, type Role, type TeamRole } from '../contract/roles.ts'
import { accounts, sessions, users } from './accounts.tables.ts'
import { writeAudit } from '#features/audit/server.ts'
import { removeAllFactors } from './second-factor/second-factor.store.ts'

/** The auth library's provider ID for password accounts. */
export const byPassword = 'credential'

export async function findPasswordAccount(db: Db, email: string) {
  const [found] = await db
    .select({ userId: users.id, role: users.role, passwordHash: accounts.password })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, byPassword)))
    .where(eq(users.email, email))
  return found
}

/** The same, locked until the transaction ends. */
export async function lockPasswordAccount(tx: Db, email: string) {
  await tx.select({ id: users.id }).from(users).where(eq(users.email, email)).for('update')
  return findPasswordAccount(tx, email)
}

/** Returns false if the address is taken. */
export async function addPasswordAccount(
  db: Db,
  account: { email: string; name: string; role: Role; passwordHash: string },
): Promise<boolean> {
  const { email, name, role, passwordHash } = account
  const [added] = await db
    .insert(users)
    .values({ id: randomUUID(), email, name, role, emailVerified: true })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  if (added) await setPassword(db, added.id, passwordHash)
  return added !== undefined
}

/** Roles are written only at server start, each with an audit entry. */
export async function setRole(db: Db, { userId, email, before }: Known, role: Role) {
  await db.update(users).set({ role, updatedAt: new Date() }).where(eq(users.id, userId))
  // Someone else may have registered the address before it joined the team.
  if (before === 'user') await removeAllFactors(db, userId)
  await auditRole(db, email, { before, after: role })
}

type Known = { userId: string; email: string; before: Role }

export const auditRole = (db: Db, email: string, details: { before: Role | null; after: Role }) =>
  writeAudit(db, { actorEmail: 'system', action: 'role_written', subject: email, details })

export async function setPassword(db: Db, userId: string, passwordHash: string) {
  await db
    .insert(accounts)
    .values({ id: randomUUID(), userId, accountId: userId, providerId: byPassword, password: passwordHash })
    .onConflictDoUpdate({
      target: [accounts.providerId, accounts.accountId],
      set: { password: passwordHash, updatedAt: new Date() },
    })
}

/** Afterwards only a password reset or another sign-in method opens the account. */
export async function removePassword(tx: Db, userId: string) {
  await tx.delete(accounts).where(and(eq(accounts.userId, userId), eq(accounts.providerId, byPassword)))
}

type SignIn = { userId: string; email: string; role: Role; teamRole: TeamRole | undefined }

/** Records a sign-in. A team member's configured role is written every time. */
export async function recordSignIn(db: Db, { userId, email, role, teamRole }: SignIn) {
  const lastLoginAt = new Date()
  if (!teamRole) {
    await db.update(users).set({ lastLoginAt }).where(eq(users.id, userId))
    return
  }
  await db.update(users).set({ lastLoginAt, email, role: teamRole }).where(eq(users.id, userId))
  const details = role === teamRole ? {} : { roleBefore: role }
  await writeAudit(db, {
    actorEmail: email,
    action: 'team_sign_in',
    subject: email,
    details: { role: teamRole, ...details },
  })
}

const signInFacts = { email: users.email, role: users.role, accessRevokedAt: users.accessRevokedAt }

export async function findSignInFacts(db: Db, userId: string) {
  const [found] = await db.select(signInFacts).from(users).where(eq(users.id, userId))
  return found
}

/** Locks the user against a concurrent revocation. */
export async function lockSignInFacts(tx: Db, userId: string) {
  const [found] = await tx.select(signInFacts).from(users).where(eq(users.id, userId)).for('update')
  return found
}

/** Serializes a user's requests that count something, until the transaction ends. */
export async function lockUser(tx: Db, userId: string) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

export async function isSessionLive(db: Db, id: string): Promise<boolean> {
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), gt(sessions.expiresAt, new Date())))
  return found.length > 0
}

export async function setSessionEnd(db: Db, id: string, expiresAt: Date) {
  await db.update(sessions).set({ expiresAt }).where(eq(sessions.id, id))
}

export async function markConfirmed(db: Db, sessionId: string, confirmedAt: Date) {
  await db.update(sessions).set({ confirmedAt }).where(eq(sessions.id, sessionId))
}

/** Users whose role is not in the configuration. */
export async function listTeamExcept(db: Db, emails: readonly string[]) {
  return db
    .select({ userId: users.id, email: users.email, before: users.role })
    .from(users)
    .where(and(ne(users.role, 'user'), notInArray(users.email, [...emails])))
}

export async function listTeam(db: Db) {
  return db
    .select({ email: users.email, role: users.role, lastLoginAt: users.lastLoginAt })
    .from(users)
    .where(inArray(users.role, [...teamRoles]))
    .orderBy(asc(users.role), asc(users.email))
}

/**
 * Finds a live session with its user by token. Prepared because every authenticated request runs it; those that
 * arrive together share the statement.
 */
export function prepareSessionSearch(db: Db) {
  const search = db
    .select({
      token: sessions.token,
      session: {
        id: sessions.id,
        startedAt: sessions.createdAt,
        confirmedAt: sessions.confirmedAt,
        expiresAt: sessions.expiresAt,
      },
      user: {
        id: users.id,
        email: users.email,
        emailVerified: users.emailVerified,
        role: users.role,
        userType: users.userType,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        sql`${sessions.token} = any(${sql.placeholder('tokens')})`,
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('live_sessions')
  return batchReads(async (tokens: string[]) => {
    const rows = await search.execute({ tokens, now: new Date() })
    const found = new Map(rows.map(({ token, ...live }) => [token, live]))
    return tokens.map((token) => found.get(token))
  })
}
