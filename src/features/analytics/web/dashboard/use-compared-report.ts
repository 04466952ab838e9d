import { skipToken, useQuery } from '@tanstack/react-query'
import { unwrap } from '#platform/web/api-client.ts'
import type { AnalyticsReport, ReportQuery } from '../../contract/reports.ts'
import { compareReport } from '../../domain/compare-report.ts'
import { reportApi } from './report-api.ts'

const refreshMs = 30_000

/**
 * A filtered report comes in two parts, because it reads every visit: first its figures, then those of the
 * previous window. The second request belongs to the report on screen, which may still be the last one.
 */
export function useComparedReport(query: ReportQuery) {
  const report = useQuery({
    queryKey: ['analytics', 'report', query],
    queryFn: async () => ({
      ...(await unwrap(reportApi.analytics.$get({ query: { ...query, comparison: 'later' } }))),
      query,
    }),
    refetchInterval: refreshMs,
    placeholderData: (before) => before,
  })
  const shown = report.data
  const window = shown && { ...shown.query, from: shown.from, to: shown.to }
  const isMissing = shown?.overview.views.before === undefined
  const earlier = useQuery({
    queryKey: ['analytics', 'before', window],
    queryFn:
      window && isMissing ? () => unwrap(reportApi.analytics.before.$get({ query: window })) : skipToken,
    staleTime: Infinity,
  })
  return {
    report,
    changesFailed: isMissing && earlier.isError,
    compare: (first: AnalyticsReport) =>
      isMissing && earlier.data ? compareReport(first, earlier.data.counts) : first,
    refresh: () => {
      void report.refetch()
      if (earlier.isError) void earlier.refetch()
    },
  }
}
