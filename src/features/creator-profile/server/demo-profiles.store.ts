import { like, not } from 'drizzle-orm'
import { demoAccountIds } from '#features/accounts/server.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { DemoProfile } from '../domain/demo-profiles.ts'
import { contentProfiles, creatorProfiles } from './creator-profile.tables.ts'

const isDemo = like(creatorProfiles.userId, demoAccountIds)

export const countDemoProfiles = async (tx: Db) => ({
  real: await tx.$count(creatorProfiles, not(isDemo)),
  demo: await tx.$count(creatorProfiles, isDemo),
})

export async function addDemoProfiles(tx: Db, profiles: readonly DemoProfile[], at: Date) {
  const times = { createdAt: at, updatedAt: at }
  await tx
    .insert(creatorProfiles)
    .values(profiles.map(({ userId, onboarding }) => ({ userId, ...onboarding, ...times })))
  await tx
    .insert(contentProfiles)
    .values(profiles.map(({ userId, profile }) => ({ userId, ...profile, ...times })))
}
