import { SandboxPanel } from '#features/payments/web.ts'
import { Tabs } from '#platform/web/ui/tabs.tsx'
import { moneyTexts as texts } from '../../contract/money-texts.ts'
import { usePledgeOptions } from '../pledges/pledge-api.ts'
import { LoadedCampaignReview } from '../review/campaign-review.tsx'
import { RepaymentBoard } from './repayment-board.tsx'
import { SettlingBoard } from './settling-board.tsx'

/** What the team does with campaigns. Money has tabs of its own where the site takes any. */
export function CampaignTabs() {
  const options = usePledgeOptions()
  const mode = options.data?.mode ?? 'reservations'
  if (mode === 'reservations') return <LoadedCampaignReview />
  return (
    <Tabs
      label={texts.tabs}
      tabs={[
        { value: 'review', label: texts.review, content: <LoadedCampaignReview /> },
        { value: 'settling', label: texts.settling, content: <SettlingBoard mode={mode} /> },
        { value: 'repayment', label: texts.repayment, content: <RepaymentBoard mode={mode} /> },
        ...(mode === 'sandbox'
          ? [{ value: 'sandbox', label: texts.sandbox, content: <SandboxPanel /> }]
          : []),
      ]}
    />
  )
}
