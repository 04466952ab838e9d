import type { CampaignDraft } from '../../../contract/campaign-draft.ts'
import { campaignTexts } from '../../../contract/campaign-texts.ts'
import { formatAmount, parseAmount } from '../../../domain/money.ts'
import { neededFollowers } from '../../../domain/needed-followers.ts'
import { Notice } from '#platform/web/ui/notice.tsx'

/** Says early whether the goal fits the people who already follow the creator. */
export function NeededFollowers({ draft, audience }: { draft: CampaignDraft; audience: number }) {
  const goalMinor = parseAmount(draft.goal, draft.currency) ?? 0
  if (goalMinor === 0) return null
  const { few, many } = neededFollowers(goalMinor, draft.currency).followers
  const goal = formatAmount({ minor: goalMinor, currency: draft.currency })
  return (
    <Notice kind={audience >= few ? 'success' : 'information'}>
      <p className="font-semibold tabular-nums">{campaignTexts.needed(goal, few, many, audience)}</p>
      <p className="mt-0.5">{campaignTexts.neededAbout}</p>
    </Notice>
  )
}
