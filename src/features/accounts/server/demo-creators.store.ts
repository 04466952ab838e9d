import { and, count, eq, like, not } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import { demoAccountIds, type DemoPerson } from '../domain/demo-people.ts'
import { accounts, users } from './accounts.tables.ts'

const isDemo = like(users.id, demoAccountIds)

export async function countDemoCreators(tx: Db) {
  const rows = async (which: typeof isDemo) => {
    const [row] = await tx
      .select({ rows: count() })
      .from(users)
      .where(and(eq(users.role, 'user'), which))
    return row?.rows ?? 0
  }
  return { real: await rows(not(isDemo)), demo: await rows(isDemo) }
}

/** Their credentials, sessions and content are deleted by cascade. */
export const removeDemoCreators = async (tx: Db) => void (await tx.delete(users).where(isDemo))

export async function addDemoCreators(
  tx: Db,
  creators: readonly (DemoPerson & { id: string; at: number })[],
  passwordHash: string,
) {
  const rows = creators.map((creator) => ({ ...creator, at: new Date(creator.at) }))
  await tx.insert(users).values(
    rows.map(({ id, name, email, at }) => ({
      id,
      name,
      email,
      emailVerified: true,
      role: 'user' as const,
      createdAt: at,
      updatedAt: at,
      lastLoginAt: at,
    })),
  )
  await tx.insert(accounts).values(
    rows.map(({ id }) => ({
      id: `${id}-password`,
      userId: id,
      accountId: id,
      providerId: 'credential',
      password: passwordHash,
    })),
  )
}
