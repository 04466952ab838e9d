import { randomUUID } from 'node:crypto'
import { demoAccounts } from '#features/accounts/server.ts'
import { splitAmount } from '#features/ledger/server.ts'
import { dayMs } from '#platform/common/durations.ts'
import { demoId } from '#platform/common/demo/demo-month.ts'
import type { DemoPart } from '#platform/server/demo-part.ts'
import { campaignTerms } from '../../contract/campaign-terms.ts'
import { localDeadline } from '../../domain/deadline.ts'
import { readContent } from '../../domain/read-content.ts'
import { capOf, monthEnd, shareOf } from '../../domain/repayment.ts'
import { fundedDraft } from './demo-drafts.ts'
import { addFundedCampaign, countDemoPledges, removeDemoPledges } from './demo-funded.store.ts'

const timeZone = 'Europe/Berlin'

/**
 * A campaign that was funded with test money and pays back: two months are reported, the third is late. Each
 * filling has a campaign of its own, because the ledger keeps the entries of the last one.
 */
export const demoFunded: DemoPart = {
  name: 'pledges',
  count: countDemoPledges,
  async fill(tx, { random, now }) {
    const deadline = monthEnd(now - 20 * dayMs, -5)
    const publishedAt = deadline - campaignTerms.maxDays * dayMs
    const { date, time } = localDeadline(deadline, timeZone)
    const [creator, ...backers] = demoAccounts
    const named = { creatorName: `${creator?.name ?? ''} (demo)`, deadlineDate: date, deadlineTime: time }
    const draft = { ...fundedDraft, ...named, timeZone }
    const read = readContent(draft, null, publishedAt)
    if (!read.ok || !read.content.roi)
      throw new Error(`The funded demo campaign is incomplete: ${JSON.stringify(read)}`)
    const { content } = read
    const { sharePercent, capPercent } = content.roi!
    const pledges = backers.map(({ id: userId }) => ({
      id: randomUUID(),
      userId,
      amountMinor: (300 + random.below(700)) * 100 + random.below(100),
      at: new Date(publishedAt + random.next() * (deadline - publishedAt)),
    }))
    const received = new Map<string, number>()
    const reports = [3, 4].map((month) => {
      const revenueMinor = (1_500 + random.below(2_000)) * 100 + random.below(100)
      const holders = pledges.map(({ id, amountMinor }) => ({
        id,
        weight: amountMinor,
        most: capOf(amountMinor, capPercent) - (received.get(id) ?? 0),
      }))
      const amount = shareOf(revenueMinor, sharePercent)
      const { parts, left } = splitAmount(amount, holders)
      for (const part of parts) received.set(part.id, (received.get(part.id) ?? 0) + part.amount)
      const at = new Date(monthEnd(deadline, month) + 3 * dayMs)
      return { id: randomUUID(), month, revenueMinor, sharedMinor: amount - left, sharePercent, parts, at }
    })
    await addFundedCampaign(tx, {
      // Above the numbers of other demo campaigns.
      id: demoId(2 ** 32 + Math.floor(Math.random() * 2 ** 40)),
      ownerId: creator?.id ?? '',
      draft,
      content,
      publishedAt: new Date(publishedAt),
      deadline: new Date(deadline),
      pledges,
      reports,
    })
    return `a funded campaign with ${pledges.length} pledges and ${reports.length} revenue reports`
  },
  remove: removeDemoPledges,
  kept: 'The ledger keeps its entries for the funded demo campaign, because entries can’t be deleted.',
}
