import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm'
import { users } from '#features/accounts/server.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { CreatorCheck, VerificationStatus } from '../../contract/campaign-choices.ts'
import { campaignLimitsOf as limits } from '../../contract/campaign-limits.ts'
import { creatorDocuments, creatorVerifications } from './creator.tables.ts'
import { extensionOf } from './document-type.ts'

export type VerificationRow = typeof creatorVerifications.$inferSelect
export type DocumentRow = typeof creatorDocuments.$inferSelect

export const documentKey = ({ id, contentType }: Pick<DocumentRow, 'id' | 'contentType'>) =>
  `creator-documents/${id}.${extensionOf(contentType)}`

export async function findVerification(db: Db, userId: string): Promise<VerificationRow | undefined> {
  const [found] = await db.select().from(creatorVerifications).where(eq(creatorVerifications.userId, userId))
  return found
}

export const verificationOf = async (db: Db, userId: string): Promise<VerificationStatus> =>
  (await findVerification(db, userId))?.status ?? 'none'

export const isVerified = async (db: Db, userId: string): Promise<boolean> =>
  (await verificationOf(db, userId)) === 'verified'

/** Asking again after a refusal starts over. A verified creator stays so, under the name that was checked. */
export async function requestVerification(tx: Db, userId: string, legalName: string) {
  const asked = { status: 'requested' as const, legalName, checklist: [], note: '', decidedAt: null }
  await tx
    .insert(creatorVerifications)
    .values({ userId, ...asked })
    .onConflictDoUpdate({
      target: creatorVerifications.userId,
      set: { ...asked, requestedAt: sql`now()`, updatedAt: sql`now()` },
      setWhere: ne(creatorVerifications.status, 'verified'),
    })
}

type Decision = { status: 'verified' | 'declined'; checklist: CreatorCheck[]; note: string }

/** Undefined unless the request still waits as it was at `requestedAt`. */
export async function decideVerification(
  tx: Db,
  userId: string,
  { requestedAt, ...decision }: Decision & { requestedAt: string },
) {
  // Dates in responses have milliseconds.
  const storedAt = sql`date_trunc('milliseconds', ${creatorVerifications.requestedAt})`
  const [decided] = await tx
    .update(creatorVerifications)
    .set({ ...decision, decidedAt: sql`now()`, updatedAt: sql`now()` })
    .where(and(isWaiting(userId), eq(storedAt, requestedAt)))
    .returning()
  return decided
}

const isWaiting = (userId: string) =>
  and(eq(creatorVerifications.userId, userId), eq(creatorVerifications.status, 'requested'))

/** Other documents make it another request, which the team has to read again. */
const renewRequest = (tx: Db, userId: string) =>
  tx
    .update(creatorVerifications)
    .set({ requestedAt: sql`now()`, updatedAt: sql`now()` })
    .where(isWaiting(userId))

/** Those who wait first, then the newest decisions. */
export const listVerifications = (db: Db) =>
  db
    .select({ verification: creatorVerifications, email: users.email })
    .from(creatorVerifications)
    .innerJoin(users, eq(users.id, creatorVerifications.userId))
    .orderBy(
      sql`${creatorVerifications.status} = 'requested' desc`,
      desc(creatorVerifications.updatedAt),
      asc(creatorVerifications.userId),
    )
    .limit(200)

export const listDocuments = (db: Db, userId: string) =>
  db
    .select()
    .from(creatorDocuments)
    .where(eq(creatorDocuments.userId, userId))
    .orderBy(asc(creatorDocuments.createdAt), asc(creatorDocuments.id))

/** Undefined if there are too many. */
export async function addDocument(
  tx: Db,
  document: Omit<typeof creatorDocuments.$inferInsert, 'createdAt'>,
): Promise<DocumentRow | undefined> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, document.userId)).for('update')
  const [own] = await tx
    .select({ count: count() })
    .from(creatorDocuments)
    .where(eq(creatorDocuments.userId, document.userId))
  if ((own?.count ?? 0) >= limits.documents) return undefined
  const [added] = await tx.insert(creatorDocuments).values(document).returning()
  await renewRequest(tx, document.userId)
  return added
}

/** Without a user for the team, who may open any. */
export async function findDocument(db: Db, id: string, userId?: string): Promise<DocumentRow | undefined> {
  const isOwn = userId === undefined ? undefined : eq(creatorDocuments.userId, userId)
  const [found] = await db
    .select()
    .from(creatorDocuments)
    .where(and(eq(creatorDocuments.id, id), isOwn))
  return found
}

export async function removeDocument(tx: Db, userId: string, id: string): Promise<DocumentRow | undefined> {
  const [removed] = await tx
    .delete(creatorDocuments)
    .where(and(eq(creatorDocuments.id, id), eq(creatorDocuments.userId, userId)))
    .returning()
  await renewRequest(tx, userId)
  return removed
}
