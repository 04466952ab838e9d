/** A report can be limited to visits with these properties. `page` and `button` mean at least once in the visit. */
export const filterNames = [
  'source',
  'campaign',
  'page',
  'entry',
  'exit',
  'device',
  'browser',
  'country',
  'button',
] as const
export type FilterName = (typeof filterNames)[number]
export type ReportFilters = { [Name in FilterName]?: string | undefined }

export const maxFilterLength = 200
export const maxRangeDays = 366
