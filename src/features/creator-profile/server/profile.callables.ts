import { z } from 'zod'
import type { Db } from '#platform/server/database/database.ts'
import { defineCallable } from '#platform/server/http/callable.ts'
import { writeLimit } from '#platform/server/http/rate-limit.ts'
import { requireValid } from '#platform/server/http/router.ts'
import { ContentProfileInput } from '../contract/content-profile.ts'
import { OnboardingInput } from '../contract/onboarding.ts'
import { findContentProfile, saveContentProfile, saveCreatorProfile } from './creator-profile.store.ts'
import { contentOf, presentContentProfile, presentOnboarding } from './present-profile.ts'

const ProfileData = z.object({ profileData: z.record(z.string(), z.unknown()) })
type ProfileData = z.infer<typeof ProfileData>

/** Callable functions with the same behavior as /api/profile. */
export function profileCallables<User extends { id: string; email: string }>(db: Db) {
  const shared = { limit: writeLimit, input: ProfileData, output: z.unknown() } as const
  return [
    defineCallable<User, ProfileData>({
      ...shared,
      access: 'user',
      name: 'updateUserProfile',
      summary: "Update the caller's AI content profile; omitted fields are kept",
      async run({ profileData }, { user }) {
        const stored = await findContentProfile(db, user.id)
        const profile = requireValid(ContentProfileInput, {
          ...(stored && contentOf(stored)),
          ...profileData,
        })
        return presentContentProfile(await saveContentProfile(db, user.id, profile, undefined))
      },
    }),
    defineCallable<User, ProfileData>({
      ...shared,
      access: 'user',
      name: 'saveOnboardingProfile',
      summary: "Save the caller's onboarding answers and complete the onboarding",
      async run({ profileData }, { user }) {
        const profile = requireValid(OnboardingInput, profileData)
        return presentOnboarding(user.email, await saveCreatorProfile(db, user.id, profile, undefined))
      },
    }),
  ]
}
