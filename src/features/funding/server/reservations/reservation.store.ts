import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import type { ReservationInput } from '../../contract/reservations.ts'
import { campaigns } from '../campaigns/campaign.tables.ts'
import {
  campaignFollowers,
  campaignQuestions,
  campaignReservations as reservations,
  campaignUpdates,
} from './reservation.tables.ts'

export type ReservationRow = typeof reservations.$inferSelect

/** The person's reservation, unless it is canceled. */
export async function findReservation(
  db: Db,
  campaignId: string,
  userId: string,
): Promise<ReservationRow | undefined> {
  const isOwn = and(eq(reservations.campaignId, campaignId), eq(reservations.userId, userId))
  const [found] = await db
    .select()
    .from(reservations)
    .where(and(isOwn, isNull(reservations.canceledAt)))
  return found
}

/** One row per person: a second one replaces the first. The campaign is locked by the caller. */
export async function putReservation(tx: Db, campaignId: string, userId: string, input: ReservationInput) {
  const { amountMinor, currency, model, reward, version } = input
  const terms = { amountMinor, currency, model, reward: model === 'rewards' ? reward : null, version }
  const [stored] = await tx
    .insert(reservations)
    .values({ campaignId, userId, ...terms })
    .onConflictDoUpdate({
      target: [reservations.campaignId, reservations.userId],
      set: { ...terms, canceledAt: null, updatedAt: sql`now()` },
    })
    .returning()
  await sumReservations(tx, campaignId)
  return stored!
}

/** Answers whether there was one. */
export async function cancelReservation(tx: Db, campaignId: string, userId: string): Promise<boolean> {
  const isOwn = and(eq(reservations.campaignId, campaignId), eq(reservations.userId, userId))
  const canceled = await tx
    .update(reservations)
    .set({ canceledAt: sql`now()`, updatedAt: sql`now()` })
    .where(and(isOwn, isNull(reservations.canceledAt)))
  await sumReservations(tx, campaignId)
  return canceled.rowCount === 1
}

/** Counted anew from the rows, so that the totals cannot drift. */
async function sumReservations(tx: Db, campaignId: string) {
  const active = sql`from ${reservations} where ${reservations.campaignId} = ${campaignId} and ${reservations.canceledAt} is null`
  await tx
    .update(campaigns)
    .set({
      reservedMinor: sql`(select coalesce(sum(${reservations.amountMinor}), 0) ${active})`,
      reservationCount: sql`(select count(*) ${active})`,
    })
    .where(eq(campaigns.id, campaignId))
}

export const listReservationsOf = (db: Db, userId: string) =>
  db
    .select({ reservation: reservations, slug: campaigns.slug, title: campaigns.title })
    .from(reservations)
    .innerJoin(campaigns, eq(campaigns.id, reservations.campaignId))
    .where(eq(reservations.userId, userId))
    .orderBy(desc(reservations.updatedAt), asc(reservations.id))

export const follow = async (db: Db, campaignId: string, userId: string) =>
  void (await db.insert(campaignFollowers).values({ campaignId, userId }).onConflictDoNothing())

const followerIs = (campaignId: string, userId: string) =>
  and(eq(campaignFollowers.campaignId, campaignId), eq(campaignFollowers.userId, userId))

export const unfollow = async (db: Db, campaignId: string, userId: string) =>
  void (await db.delete(campaignFollowers).where(followerIs(campaignId, userId)))

export const isFollowing = async (db: Db, campaignId: string, userId: string): Promise<boolean> =>
  (await db.$count(campaignFollowers, followerIs(campaignId, userId))) > 0

export async function addUpdate(tx: Db, campaignId: string, update: { title: string; body: string }) {
  await tx.insert(campaignUpdates).values({ campaignId, ...update })
}

export const listUpdates = (db: Db, campaignId: string) =>
  db
    .select()
    .from(campaignUpdates)
    .where(eq(campaignUpdates.campaignId, campaignId))
    .orderBy(desc(campaignUpdates.createdAt), desc(campaignUpdates.id))
    .limit(100)

/** The same question sent twice, for example by a double click, is stored once. */
export async function ask(tx: Db, campaignId: string, authorId: string, question: string) {
  const isSame = and(
    eq(campaignQuestions.campaignId, campaignId),
    eq(campaignQuestions.authorId, authorId),
    eq(campaignQuestions.question, question),
  )
  if ((await tx.$count(campaignQuestions, isSame)) === 0)
    await tx.insert(campaignQuestions).values({ campaignId, authorId, question })
}

export const listQuestions = (db: Db, campaignId: string) =>
  db
    .select()
    .from(campaignQuestions)
    .where(eq(campaignQuestions.campaignId, campaignId))
    .orderBy(desc(campaignQuestions.createdAt), desc(campaignQuestions.id))
    .limit(200)

/** Answers whether there is such a question. */
export async function answerQuestion(tx: Db, campaignId: string, id: string, answer: string) {
  const answered = await tx
    .update(campaignQuestions)
    .set({ answer, answeredAt: sql`now()` })
    .where(and(eq(campaignQuestions.id, id), eq(campaignQuestions.campaignId, campaignId)))
  return answered.rowCount === 1
}
