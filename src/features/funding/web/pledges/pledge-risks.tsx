import { Notice } from '#platform/web/ui/notice.tsx'
import type { PledgeOptions } from '../../contract/pledges.ts'
import { pledgeTexts as texts } from '../../contract/pledge-texts.ts'

/** What to read before pledging, with the legal texts of a site that takes real money. */
export function PledgeRisks({ options: { rules, legal } }: { options: PledgeOptions }) {
  return (
    <Notice kind="warning" title={texts.risk}>
      {rules.riskWarning}
      {legal && (
        <span className="mt-2 flex gap-4">
          <a href={legal.termsUrl} className="underline">
            {texts.legal.terms}
          </a>
          <a href={legal.risksUrl} className="underline">
            {texts.legal.risks}
          </a>
        </span>
      )}
    </Notice>
  )
}
