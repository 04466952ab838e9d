import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import type { ContentProfile } from '../contract/content-profile.ts'
import type { OnboardingInput } from '../contract/onboarding.ts'
import { contentProfiles, creatorProfiles } from './creator-profile.tables.ts'

export type CreatorProfileRow = typeof creatorProfiles.$inferSelect
export type ContentProfileRow = typeof contentProfiles.$inferSelect

export async function findCreatorProfile(db: Db, userId: string): Promise<CreatorProfileRow | undefined> {
  const [row] = await db.select().from(creatorProfiles).where(eq(creatorProfiles.userId, userId))
  return row
}

export async function findContentProfile(db: Db, userId: string): Promise<ContentProfileRow | undefined> {
  const [row] = await db.select().from(contentProfiles).where(eq(contentProfiles.userId, userId))
  return row
}

/** A prepared statement, because it runs before every generated line. */
export const prepareContentProfile = (db: Db) =>
  db
    .select()
    .from(contentProfiles)
    .where(eq(contentProfiles.userId, sql.placeholder('userId')))
    .prepare('content_profile')

/** Returns undefined if the stored revision differs from `revision`; saves unconditionally without one. */
export async function saveCreatorProfile(
  db: Db,
  userId: string,
  profile: OnboardingInput,
  revision: number | undefined,
): Promise<CreatorProfileRow | undefined> {
  const table = creatorProfiles
  const [row] = await db
    .insert(table)
    .values({ userId, ...profile })
    .onConflictDoUpdate({
      target: table.userId,
      set: { ...profile, revision: sql`${table.revision} + 1`, updatedAt: sql`now()` },
      setWhere: revision === undefined ? sql`true` : eq(table.revision, revision),
    })
    .returning()
  return row
}

/** The same for the content profile. */
export async function saveContentProfile(
  db: Db,
  userId: string,
  profile: ContentProfile,
  revision: number | undefined,
): Promise<ContentProfileRow | undefined> {
  const table = contentProfiles
  const [row] = await db
    .insert(table)
    .values({ userId, ...profile })
    .onConflictDoUpdate({
      target: table.userId,
      set: { ...profile, revision: sql`${table.revision} + 1`, updatedAt: sql`now()` },
      setWhere: revision === undefined ? sql`true` : eq(table.revision, revision),
    })
    .returning()
  return row
}
