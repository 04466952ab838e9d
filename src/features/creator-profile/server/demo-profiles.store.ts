import { like, not } from 'drizzle-orm'
import { demoAccountIds } from '#platform/common/demo/demo-people.ts'
import type { Db } from '#platform/server/database/database.ts'
import { demoProfiles } from '../domain/demo-profiles.ts'
import { contentProfiles, creatorProfiles } from './creator-profile.tables.ts'

const isDemo = like(creatorProfiles.userId, demoAccountIds)

export const countDemoProfiles = async (tx: Db) => ({
  real: await tx.$count(creatorProfiles, not(isDemo)),
  demo: await tx.$count(creatorProfiles, isDemo),
})

export async function addDemoProfiles(tx: Db, at: Date) {
  const times = { createdAt: at, updatedAt: at }
  await tx
    .insert(creatorProfiles)
    .values(demoProfiles.map(({ userId, onboarding }) => ({ userId, ...onboarding, ...times })))
  await tx
    .insert(contentProfiles)
    .values(demoProfiles.map(({ userId, profile }) => ({ userId, ...profile, ...times })))
}
