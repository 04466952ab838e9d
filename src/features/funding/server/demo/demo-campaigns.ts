import { demoAccounts } from '#features/accounts/server.ts'
import { dayMs } from '#platform/common/durations.ts'
import type { SeededRandom } from '#platform/common/seeded-random.ts'
import type { DemoPart } from '#platform/server/demo-part.ts'
import { campaignTerms } from '../../contract/campaign-terms.ts'
import { localDeadline } from '../../domain/deadline.ts'
import { readContent } from '../../domain/read-content.ts'
import {
  addDemoCampaigns,
  countDemoCampaigns,
  removeDemoCampaigns,
  type DemoCampaign,
} from './demo-campaigns.store.ts'
import { demoDrafts, type DemoDraft } from './demo-drafts.ts'

/** Published campaigns with anonymous reservations; each creator's name is marked as a demo. */
export const demoCampaigns: DemoPart = {
  name: 'funding',
  count: countDemoCampaigns,
  async fill(tx, { random, now }) {
    const campaigns = demoDrafts.map((draft, index) => composeCampaign(random, now, draft, index))
    await addDemoCampaigns(tx, campaigns)
    return `${campaigns.length} campaigns`
  },
  remove: removeDemoCampaigns,
}

function composeCampaign(random: SeededRandom, now: number, demo: DemoDraft, index: number): DemoCampaign {
  const publishedAt = now - (2 + random.next() * 18) * dayMs
  const { date, time } = localDeadline(publishedAt + campaignTerms.maxDays * dayMs, 'Europe/Berlin')
  const account = demoAccounts[index % demoAccounts.length]
  const draft = {
    ...demo,
    creatorName: `${account?.name ?? ''} (demo)`,
    deadlineDate: date,
    deadlineTime: time,
    timeZone: 'Europe/Berlin',
  }
  const read = readContent(draft, null, now)
  if (!read.ok) throw new Error(`The demo campaign is incomplete: ${Object.keys(read.fields).join(', ')}`)
  const { goalMinor } = read.content
  const count = 8 + random.below(20)
  const share = 0.35 + random.next() * 0.4
  const reservations = Array.from({ length: count }, () => ({
    amountMinor: Math.max(100, Math.round((goalMinor * share * (0.5 + random.next())) / count / 100) * 100),
    at: new Date(publishedAt + random.next() * (now - publishedAt)),
  }))
  return {
    ownerId: account?.id ?? '',
    slug: `demo-${draft.title
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')}`,
    status: index % 4 === 3 ? 'pre-launch' : 'live',
    draft,
    content: read.content,
    publishedAt: new Date(publishedAt),
    reservations,
  }
}
