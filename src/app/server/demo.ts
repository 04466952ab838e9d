import { demoCreators } from '#features/accounts/server.ts'
import { demoVisits } from '#features/analytics/server.ts'
import { demoBroadcasts } from '#features/broadcasts/server.ts'
import { demoExperiment } from '#features/experiments/server.ts'
import { demoCreatorProfiles } from '#features/creator-profile/server.ts'
import { demoForms } from '#features/forms/server.ts'
import { demoConversations } from '#features/inbox/server.ts'
import { demoCampaigns, demoFunded } from '#features/funding/server.ts'
import { demoReferrals, demoWaves } from '#features/launch/server.ts'
import { demoStudio } from '#features/script-studio/server.ts'
import { seededRandom } from '#platform/common/seeded-random.ts'
import type { DemoPart } from '#platform/server/demo-part.ts'
import { StartError } from '#platform/server/start-error.ts'
import type { Services } from './start-services.ts'

/** Each feature's part, in insertion order; removed in reverse. */
const parts: readonly DemoPart[] = [
  demoCreators,
  demoCreatorProfiles,
  demoStudio,
  demoForms,
  demoConversations,
  demoVisits,
  demoExperiment,
  demoCampaigns,
  demoReferrals,
  demoWaves,
  demoBroadcasts,
  demoFunded,
]

const seed = 20_260_302

/** Fills an empty database with recent demo data, or throws. Returns a line for each part. */
export function fillDemo(
  { database, auth, payments }: Pick<Services, 'database' | 'auth' | 'payments'>,
  now: number,
): Promise<string[]> {
  const hashPassword = async (password: string) => (await auth.$context).password.hash(password)
  return database.transaction(async (tx) => {
    for (const part of parts) requireEmpty(part.name, await part.count(tx))
    const lines: string[] = []
    for (const [index, part] of parts.entries())
      // Only a site with test money has screens for it.
      if (part !== demoFunded || payments.sandbox)
        lines.push(await part.fill(tx, { now, hashPassword, random: seededRandom(seed + index) }))
    return lines
  })
}

function requireEmpty(name: string, { real, demo }: { real: number; demo: number }) {
  if (demo > 0)
    throw new StartError('The demo data already exists. Remove it with `npm run demo -- --remove`.')
  if (real > 0)
    throw new StartError(
      `Demo data goes only into an empty database, and ${name} has ${real} rows. Use a separate DATA_DIR or DATABASE_URL.`,
    )
}

/** Removes what the demo wrote. Returns the number of rows, and sentences about what can't be removed. */
export function removeDemo({
  database,
}: Pick<Services, 'database'>): Promise<{ removed: number; kept: string[] }> {
  return database.transaction(async (tx) => {
    let removed = 0
    const kept: string[] = []
    for (const part of parts.toReversed()) {
      const { demo } = await part.count(tx)
      await part.remove(tx)
      removed += demo
      if (demo > 0 && part.kept !== undefined) kept.push(part.kept)
    }
    return { removed, kept }
  })
}
