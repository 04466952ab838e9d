import type { z } from 'zod'
import { apiClient, unwrap } from '#platform/web/api-client.ts'
import type { ContentProfile, ContentProfileResponse } from '../contract/content-profile.ts'
import type { OnboardingResponse, OnboardingInput } from '../contract/onboarding.ts'
import { profilePaths } from '../contract/paths.ts'
import type { ProfileRoutes } from '../server/profile.routes.ts'

const profileApi = apiClient<ProfileRoutes>(profilePaths.creator)

/** A stored profile with its revision. */
export type Stored<Profile> = { profile: Profile | null; revision: number }

/** One of the two profiles: how to read, write and validate it. */
export type ProfileKind<Profile extends object, Result extends Stored<Profile>> = {
  name: 'profile' | 'content-profile'
  read: () => Promise<Result>
  write: (profile: Profile, revision: number) => Promise<Result>
  schema: () => Promise<z.ZodType<Profile>>
}

// A server that doesn't respond counts as unreachable.
const withTimeout = () => ({ init: { signal: AbortSignal.timeout(20_000) } })

export const onboardingProfile: ProfileKind<OnboardingInput, OnboardingResponse> = {
  name: 'profile',
  read: () => unwrap(profileApi.index.$get({}, withTimeout())),
  write: (profile, revision) =>
    unwrap(profileApi.index.$put({ json: { ...profile, revision } }, withTimeout())),
  schema: () => import('../contract/onboarding.ts').then((contract) => contract.OnboardingInput),
}

export const contentProfile: ProfileKind<ContentProfile, ContentProfileResponse> = {
  name: 'content-profile',
  read: () => unwrap(profileApi.content.$get({}, withTimeout())),
  write: (profile, revision) =>
    unwrap(profileApi.content.$put({ json: { ...profile, revision } }, withTimeout())),
  schema: () => import('../contract/content-profile.ts').then((contract) => contract.ContentProfileInput),
}
