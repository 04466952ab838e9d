import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import type { Role } from '../contract/roles.ts'
import { accounts, users } from './accounts.tables.ts'

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
