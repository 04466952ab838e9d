import { withConfirmation } from '#features/accounts/web.ts'
import { unwrap } from '#platform/web/api-client.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { repaymentBoardTexts as texts } from '../../contract/money-texts.ts'
import type { RepaidCampaign } from '../../contract/repayments.ts'
import { formatAmount } from '../../domain/money.ts'
import { repaymentReviewApi } from './settlement-api.ts'
import { useSend } from './use-send.ts'

type FailedSharesProps = { campaign: RepaidCampaign; onChange: () => Promise<unknown> }

/** What backers should have and don't, which the team has sent again. */
export function FailedShares({ campaign, onChange }: FailedSharesProps) {
  const { id, currency, failedShares } = campaign
  const attempts = repaymentReviewApi.campaigns[':id']['share-attempts']
  const { submit, busy, failure } = useSend(
    () => withConfirmation(() => unwrap(attempts.$post({ param: { id } }))),
    onChange,
  )
  return (
    <>
      <Notice
        kind="failure"
        className="mt-3"
        actions={
          <Button busy={busy} onClick={submit}>
            {texts.sendAgain}
          </Button>
        }
      >
        {failedShares
          .map(({ failure: cause, amountMinor: minor, count }) =>
            texts.failed[cause](formatAmount({ minor, currency }), count),
          )
          .join(' ')}
      </Notice>
      {failure !== undefined && (
        <Notice kind="failure" className="mt-3">
          {failure}
        </Notice>
      )}
    </>
  )
}
