import { z } from 'zod'
import { defineCallable } from '#platform/server/http/callable.ts'

/** Where a profile is kept. It checks what came in by its own contract, and returns what it kept as its owner may see it. */
export type ProfileKeeper = {
  updateProfile: (userId: string, profileData: Record<string, unknown>) => Promise<unknown>
  completeOnboarding: (userId: string, profileData: Record<string, unknown>) => Promise<unknown>
}

const ProfileData = z.object({ profileData: z.record(z.string(), z.unknown()) })
type ProfileData = z.infer<typeof ProfileData>

export function profileCallables<User extends { id: string }>(keeper: ProfileKeeper) {
  const shared = { limit: 'write', input: ProfileData, output: z.unknown() } as const
  return [
    defineCallable<User, ProfileData>({
      ...shared,
      access: 'user',
      name: 'updateUserProfile',
      summary: "Change the caller's creator profile",
      run: ({ profileData }, { user }) => keeper.updateProfile(user.id, profileData),
    }),
    defineCallable<User, ProfileData>({
      ...shared,
      access: 'user',
      name: 'saveOnboardingProfile',
      summary: "Keep the caller's answers of the onboarding, which is complete then",
      run: ({ profileData }, { user }) => keeper.completeOnboarding(user.id, profileData),
    }),
  ]
}
