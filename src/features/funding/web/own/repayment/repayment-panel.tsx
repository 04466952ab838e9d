import { useQuery } from '@tanstack/react-query'
import { apiClient, unwrap } from '#platform/web/api-client.ts'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx'
import { repaymentTexts as texts } from '../../../contract/repayment-texts.ts'
import { formatAmount } from '../../../domain/money.ts'
import type { RepaymentRoutes } from '../../../server/repayment/repayment.routes.ts'
import { TestMoney } from '../../pledges/test-money.tsx'
import { MonthItem } from './month-item.tsx'

const repaymentApi = apiClient<RepaymentRoutes>('/api')['own-campaigns']

/** Where a creator reports revenue, month by month. Nothing for a campaign that shares none. */
export function RepaymentPanel({ id }: { id: string }) {
  const found = useQuery({
    queryKey: ['own-campaign', id, 'repayment'],
    queryFn: () => unwrap(repaymentApi[':id'].repayment.$get({ param: { id } })),
  })
  if (found.isError)
    return (
      <ErrorState className="mt-6" onRetry={() => void found.refetch()} busy={found.isFetching}>
        {found.error.message}
      </ErrorState>
    )
  if (!found.data?.repayment) return null
  const { repayment, reports, currency, mode } = found.data
  const { sharePercent, capPercent, capMinor, repaidMinor, months } = repayment
  const money = (minor: number) => formatAmount({ minor, currency })
  return (
    <section aria-labelledby="repayment" className="mt-6 max-w-3xl">
      <h2 id="repayment" className="text-xl">
        {texts.title}
      </h2>
      <TestMoney mode={mode} />
      <p className="mt-2 text-ink-soft">{texts.about(sharePercent, String(capPercent / 100))}</p>
      <ProgressBar
        className="mt-4 tabular-nums"
        label={texts.repaid(money(repaidMinor), money(capMinor))}
        percent={(repaidMinor * 100) / capMinor}
        tone="gain"
      />
      <ol className="mt-4 flex flex-col divide-y divide-line">
        {months.map((month) => (
          <MonthItem
            key={month.month}
            campaignId={id}
            month={month}
            currency={currency}
            reports={reports.filter((report) => report.month === month.month)}
            onReport={async (revenueMinor) => {
              const param = { id, month: String(month.month) }
              await unwrap(
                repaymentApi[':id']['revenue-reports'][':month'].$put({
                  param,
                  json: { revenueMinor, currency },
                }),
              )
            }}
            onChange={() => found.refetch()}
          />
        ))}
      </ol>
    </section>
  )
}
