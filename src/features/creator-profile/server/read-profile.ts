import type { Db } from '#platform/server/database/database.ts'
import { findContentProfile, findCreatorProfile } from './creator-profile.store.ts'
import { contentOf, onboardingOf } from './present-profile.ts'

/** What is known about a creator, for those who write for them. Each part is null until it has been told. */
export async function findProfile(db: Db, userId: string) {
  const [creator, content] = [await findCreatorProfile(db, userId), await findContentProfile(db, userId)]
  return { onboarding: creator ? onboardingOf(creator) : null, content: content ? contentOf(content) : null }
}

/** Everything stored here about a user, for the file that they can ask for. */
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
