import { filterNames } from '../contract/filters.ts'
import { filterLabels } from '../contract/messages.ts'
import type { ReportQuery } from '../contract/reports.ts'
import { shareTexts, windowTexts } from '../contract/share-texts.ts'
import { describeDays } from './describe-days.ts'
import { valueLabel } from './value-label.ts'

/** The time and the filters of a report, such as 'Last 7 days' and 'Source: news.example'. */
export function describeQuery(query: ReportQuery): string[] {
  const { window, from, to } = query
  const time =
    from === undefined || to === undefined
      ? windowTexts[window]
      : shareTexts.page.range(describeDays(from, to))
  const filters = filterNames.flatMap((name) => {
    const value = query[name]
    if (value === undefined) return []
    return [`${filterLabels[name]}: ${valueLabel(name, value)}`]
  })
  return [time, ...filters]
}
