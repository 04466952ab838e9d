import { Badge } from '#platform/web/ui/badge.tsx'
import type { FundingMode } from '../../contract/campaign-choices.ts'
import { moneyLabels, pledgeTexts as texts } from '../../contract/pledge-texts.ts'

/** Says on every screen about money that it isn't real. */
export function TestMoney({ mode }: { mode: FundingMode }) {
  if (moneyLabels[mode] === '') return null
  return (
    <p className="mt-3 flex flex-wrap items-center gap-2 text-sm">
      <Badge tone="warn">{moneyLabels[mode]}</Badge> {texts.testMoney}
    </p>
  )
}
