import { useSearchParams } from 'react-router'
import { filterNames, type FilterName, type ReportFilters } from '../../contract/filters.ts'
import { reportWindows, type ReportWindow } from '../../contract/reports.ts'

export type Days = { from: string; to: string }

const nameOf = (filter: FilterName) => `filter-${filter}`

/** Window or days and filters, stored in the URL so that links and reloads keep them. */
export function useReportQuery() {
  const [search, setSearch] = useSearchParams()
  const change = (edit: (after: URLSearchParams) => void) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        edit(after)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  const window = reportWindows.find((choice) => choice === search.get('window')) ?? reportWindows[0]
  const [from, to] = [search.get('from'), search.get('to')]
  const days: Days | undefined = from && to ? { from, to } : undefined
  const filters: ReportFilters = Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = search.get(nameOf(name))
      return value === null || value === '' ? [] : [[name, value]]
    }),
  )
  return {
    window,
    days,
    filters,
    setWindow: (next: ReportWindow) =>
      change((after) => {
        after.set('window', next)
        after.delete('from')
        after.delete('to')
      }),
    setDays: ({ from: first, to: last }: Days) =>
      change((after) => {
        after.set('from', first)
        after.set('to', last)
      }),
    /** Sets a filter, or removes it without a value. */
    setFilter: (name: FilterName, value?: string) =>
      change((after) => {
        if (value === undefined) after.delete(nameOf(name))
        else after.set(nameOf(name), value)
      }),
  }
}
