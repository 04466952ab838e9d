import { filterNames, type ReportFilters } from '../contract/filters.ts'

export const hasFilter = (filters: ReportFilters): boolean =>
  filterNames.some((name) => filters[name] !== undefined)
