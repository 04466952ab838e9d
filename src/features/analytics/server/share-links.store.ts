import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, lte, sql } from 'drizzle-orm'
import { users } from '#features/accounts/server.ts'
import type { Db } from '#platform/server/database/database.ts'
import { maxShareLinks, type ShareDays } from '../contract/share-choices.ts'
import type { SharedQuery } from '../contract/share-links.ts'
import { analyticsShareLinks as links } from './analytics.tables.ts'

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
const isActive = gt(links.expiresAt, sql`now()`)

/** Newest first, without expired ones. */
export const listShareLinks = (db: Db) =>
  db
    .select({
      id: links.id,
      query: links.query,
      createdBy: users.email,
      createdAt: links.createdAt,
      expiresAt: links.expiresAt,
      lastOpenedAt: links.lastOpenedAt,
    })
    .from(links)
    .innerJoin(users, eq(users.id, links.createdBy))
    .where(isActive)
    .orderBy(desc(links.createdAt), desc(links.id))

type NewLink = { query: SharedQuery; days: ShareDays; createdBy: string }

/** Returns undefined if there are too many. In a transaction, because requests wait for each other until its end. */
export async function addShareLink(tx: Db, { query, days, createdBy }: NewLink) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('analytics-share-links'))`)
  if ((await tx.$count(links, isActive)) >= maxShareLinks) return undefined
  const token = randomBytes(32).toString('base64url')
  const [added] = await tx
    .insert(links)
    .values({
      tokenHash: hashToken(token),
      query,
      createdBy,
      expiresAt: sql`now() + make_interval(days => ${days})`,
    })
    .returning({ id: links.id })
  return added && { id: added.id, token }
}

/** Returns the report of a link that works, and notes that it was opened. */
export async function openShareLink(db: Db, token: string) {
  const [opened] = await db
    .update(links)
    .set({ lastOpenedAt: sql`now()` })
    .where(and(eq(links.tokenHash, hashToken(token)), isActive))
    .returning({ query: links.query, expiresAt: links.expiresAt })
  return opened
}

/** Returns what it showed, or undefined if it doesn't exist. */
export async function removeShareLink(db: Db, id: string) {
  const [removed] = await db.delete(links).where(eq(links.id, id)).returning({ query: links.query })
  return removed
}

export const deleteExpiredShareLinks = (db: Db) => db.delete(links).where(lte(links.expiresAt, sql`now()`))
