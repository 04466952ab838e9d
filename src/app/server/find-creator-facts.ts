import { findProfile } from '#features/creator-profile/server.ts'
import type { CreatorFacts } from '#features/script-studio/server.ts'
import type { Db } from '#platform/server/database/database.ts'

/** What the script studio writes from: the content profile, as it was told. */
export async function findCreatorFacts(db: Db, userId: string): Promise<CreatorFacts | undefined> {
  const { content } = await findProfile(db, userId)
  return content ?? undefined
}
