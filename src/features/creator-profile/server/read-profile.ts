import type { Db } from '#platform/server/database/database.ts'
import { findContentProfile, findCreatorProfile, prepareContentProfile } from './creator-profile.store.ts'
import { contentOf, onboardingOf } from './present-profile.ts'

/** Finds a creator's content profile, for features that write on their behalf. */
export function prepareContentSearch(db: Db) {
  const search = prepareContentProfile(db)
  return async (userId: string) => {
    const [found] = await search.execute({ userId })
    return found && contentOf(found)
  }
}

/** Everything stored here about a user, for the data export. */
export async function exportProfile(db: Db, userId: string) {
  const [creator, content] = [await findCreatorProfile(db, userId), await findContentProfile(db, userId)]
  return {
    hasCompletedOnboarding: creator !== undefined,
    onboardingCompletedAt: creator?.createdAt.toISOString() ?? null,
    creatorProfile: creator ? { ...onboardingOf(creator), ...timesOf(creator) } : null,
    contentProfile: content ? { ...contentOf(content), ...timesOf(content) } : null,
  }
}

const timesOf = ({
  revision,
  createdAt,
  updatedAt,
}: {
  revision: number
  createdAt: Date
  updatedAt: Date
}) => ({
  revision,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})
