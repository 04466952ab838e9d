import { demoPeople } from '#features/accounts/server.ts'
import type { SeededRandom } from '#platform/common/seeded-random.ts'
import type { DemoPart } from '#platform/server/demo-part.ts'
import {
  addDemoCampaigns,
  countDemoCampaigns,
  removeDemoCampaigns,
  type DemoCampaign,
} from './demo-campaigns.store.ts'

const dayMs = 86_400_000
const longestCampaignDays = 28

const titles = [
  'Rivers: a documentary in six parts',
  'A kiln for the studio channel',
  'Night Trains, the podcast: season two',
  'Chess variants, explained on film',
  'An album recorded in one week',
]

/** Campaigns for the home page; each creator's name is marked as a demo. */
export const demoCampaigns: DemoPart = {
  name: 'funding',
  count: countDemoCampaigns,
  async fill(tx, { random, now }) {
    const campaigns = titles.map((title, index) => composeCampaign(random, now, title, index))
    await addDemoCampaigns(tx, campaigns)
    return `${campaigns.length} campaigns`
  },
  remove: removeDemoCampaigns,
}

function composeCampaign(random: SeededRandom, now: number, title: string, index: number): DemoCampaign {
  const createdAt = now - (2 + random.next() * 20) * dayMs
  const goalCents = (2 + random.below(30)) * 100_000
  const count = 8 + random.below(20)
  const share = 0.35 + random.next() * 0.6
  return {
    title,
    creatorName: `${demoPeople[index]?.name} (demo)`,
    goalCents,
    createdAt,
    endsAt: createdAt + longestCampaignDays * dayMs,
    investments: Array.from({ length: count }, () => ({
      amountCents: Math.round((goalCents * share * (0.5 + random.next())) / count / 100) * 100,
      at: createdAt + random.next() * (now - createdAt),
    })),
  }
}
