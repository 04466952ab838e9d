import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, ne, notInArray } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import { teamRoles, type Role, type TeamRole } from '../contract/roles.ts'
import { accounts, sessions, users } from './accounts.tables.ts'

const byPassword = 'credential'

export async function findPasswordAccount(db: Db, email: string) {
  const [found] = await db
    .select({ userId: users.id, role: users.role, passwordHash: accounts.password })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, byPassword)))
    .where(eq(users.email, email))
  return found
}

export async function addPasswordAccount(
  db: Db,
  account: { email: string; name: string; role: Role; passwordHash: string },
) {
  const id = randomUUID()
  const { email, name, role, passwordHash } = account
  await db.insert(users).values({ id, email, name, role, emailVerified: true })
  await setPassword(db, id, passwordHash)
}

export async function setRole(db: Db, userId: string, role: Role) {
  await db.update(users).set({ role, updatedAt: new Date() }).where(eq(users.id, userId))
}

export async function setPassword(db: Db, userId: string, passwordHash: string) {
  const mine = and(eq(accounts.userId, userId), eq(accounts.providerId, byPassword))
  const changed = await db
    .update(accounts)
    .set({ password: passwordHash, updatedAt: new Date() })
    .where(mine)
    .returning({ id: accounts.id })
  if (changed.length > 0) return
  await db
    .insert(accounts)
    .values({ id: randomUUID(), userId, accountId: userId, providerId: byPassword, password: passwordHash })
}

/** Notes that someone came in. `role` is what the configuration says of a member of the team, and is written every time. */
export async function recordSignIn(db: Db, userId: string, role: TeamRole | undefined) {
  const lastLoginAt = new Date()
  await db
    .update(users)
    .set(role ? { lastLoginAt, role } : { lastLoginAt })
    .where(eq(users.id, userId))
}

export async function findEmail(db: Db, userId: string) {
  const [found] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return found?.email
}

export async function endSessions(db: Db, userId: string) {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

/** Whoever the configuration no longer names is an ordinary user again. */
export async function demoteAllBut(db: Db, emails: readonly string[]) {
  await db
    .update(users)
    .set({ role: 'user', updatedAt: new Date() })
    .where(and(ne(users.role, 'user'), notInArray(users.email, [...emails])))
}

export async function listTeam(db: Db) {
  return db
    .select({ email: users.email, role: users.role, lastLoginAt: users.lastLoginAt })
    .from(users)
    .where(inArray(users.role, [...teamRoles]))
    .orderBy(asc(users.role), asc(users.email))
}
