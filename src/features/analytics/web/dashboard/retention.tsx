import { useQuery } from '@tanstack/react-query'
import { unwrap } from '#platform/web/api-client.ts'
import { formatDate, formatNumber, formatPercent } from '#platform/web/format.ts'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { reportMessages } from '../../contract/messages.ts'
import { retentionTexts as texts } from '../../contract/retention-texts.ts'
import { shareOf } from '../../domain/change.ts'
import { Figures, Section } from './picture.tsx'
import { retentionApi } from './report-api.ts'

export function RetentionTable() {
  const retention = useQuery({
    queryKey: ['analytics', 'retention'],
    queryFn: () => unwrap(retentionApi.analytics.retention.$get()),
  })
  if (retention.isPending) return null
  const weeks = retention.data?.weeks ?? []
  const following = Array.from(
    { length: Math.max(0, ...weeks.map(({ active }) => active.length)) },
    (_, index) => index,
  )
  return (
    <Section title={texts.title} className="mt-10">
      <p className="mb-3 max-w-prose text-sm text-ink-soft">{texts.about}</p>
      {retention.isError && (
        <ErrorState onRetry={() => void retention.refetch()} busy={retention.isFetching}>
          {reportMessages.failure}
        </ErrorState>
      )}
      {retention.isSuccess && weeks.length === 0 && (
        <p className="py-4 text-sm text-ink-soft">{texts.empty}</p>
      )}
      {weeks.length > 0 && (
        <Figures
          caption={texts.title}
          columns={[
            { title: texts.week },
            { title: texts.accounts, numeric: true },
            ...following.map((index) => ({ title: texts.after(index + 1), numeric: true })),
          ]}
          rows={weeks.map(({ week, accounts, active }) => [
            <span key="week" className="whitespace-nowrap">
              {formatDate(week, undefined, 'UTC')}
            </span>,
            formatNumber(accounts),
            ...following.map((index) => {
              const count = active[index]
              return count === undefined ? '' : formatPercent(shareOf(count, accounts))
            }),
          ])}
        />
      )}
    </Section>
  )
}
