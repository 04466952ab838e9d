import { and, asc, count, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import { photoLimits } from '../../contract/photo.ts'
import { findQuotaRefusal, holdUser, type QuotaRefusal } from '../uploads/upload-quota.store.ts'
import { photos, videos } from '../video.tables.ts'

export type PhotoRow = typeof photos.$inferSelect

export const photoKey = ({ id, type }: Pick<PhotoRow, 'id' | 'type'>) =>
  `photos/${id}.${type === 'image/png' ? 'png' : 'jpg'}`

export type PhotoRefusal = QuotaRefusal | 'tooMany'

export async function findPhotoRefusal(
  db: Db,
  userId: string,
  size: number,
): Promise<PhotoRefusal | undefined> {
  const [kept] = await db.select({ count: count() }).from(photos).where(eq(photos.userId, userId))
  if ((kept?.count ?? 0) >= photoLimits.perUser) return 'tooMany'
  return findQuotaRefusal(db, userId, size)
}

/** Locks the user's row, so that concurrent uploads cannot exceed the limits. */
export async function insertPhoto(
  tx: Db,
  photo: Pick<PhotoRow, 'id' | 'userId' | 'type' | 'size'>,
): Promise<PhotoRow | PhotoRefusal> {
  await holdUser(tx, photo.userId)
  const refused = await findPhotoRefusal(tx, photo.userId, photo.size)
  if (refused) return refused
  const [inserted] = await tx.insert(photos).values(photo).returning()
  return inserted!
}

export async function listPhotos(db: Db, userId: string): Promise<PhotoRow[]> {
  return db
    .select()
    .from(photos)
    .where(eq(photos.userId, userId))
    .orderBy(asc(photos.createdAt), asc(photos.id))
}

/** Those of these that belong to the user. */
export async function findPhotos(db: Db, userId: string, ids: readonly string[]): Promise<PhotoRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(photos)
    .where(and(eq(photos.userId, userId), inArray(photos.id, [...ids])))
}

export async function deletePhoto(db: Db, userId: string, id: string): Promise<PhotoRow | undefined> {
  const [deleted] = await db
    .delete(photos)
    .where(and(eq(photos.id, id), eq(photos.userId, userId)))
    .returning()
  return deleted
}

const isUnused = sql`not exists (select 1 from ${videos} where ${videos.userId} = ${photos.userId} and ${videos.photos} @> to_jsonb(${photos.id}::text))`

/** Deletes the photos of a deleted video that no other video shows. */
export async function deleteUnusedPhotos(
  tx: Db,
  userId: string,
  ids: readonly string[],
): Promise<PhotoRow[]> {
  if (ids.length === 0) return []
  return tx
    .delete(photos)
    .where(and(eq(photos.userId, userId), inArray(photos.id, [...ids]), isUnused))
    .returning()
}

/** A photo of a form that was never sent. */
export const isForgottenPhoto = and(lt(photos.createdAt, sql`now() - interval '1 day'`), isUnused)

export async function deleteForgottenPhotos(tx: Db, userId: string): Promise<PhotoRow[]> {
  return tx
    .delete(photos)
    .where(and(eq(photos.userId, userId), isForgottenPhoto))
    .returning()
}

export async function deleteAllPhotos(db: Db, userId: string): Promise<PhotoRow[]> {
  return db.delete(photos).where(eq(photos.userId, userId)).returning()
}
