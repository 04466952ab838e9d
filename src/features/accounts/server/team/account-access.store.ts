import { and, count, eq, gt } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import { sessions, users } from '../accounts.tables.ts'
import { findFactors } from '../second-factor/second-factor.store.ts'

/** What the team needs to know before signing someone out. */
export async function findAccountAccess(db: Db, email: string) {
  const [user] = await db
    .select({ id: users.id, email: users.email, role: users.role, lastLoginAt: users.lastLoginAt })
    .from(users)
    .where(eq(users.email, email))
  if (!user) return undefined
  const [live] = await db
    .select({ total: count() })
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), gt(sessions.expiresAt, new Date())))
  return { ...user, sessions: live?.total ?? 0, ...(await findFactors(db, user.id)) }
}
