import type { Compared } from '../contract/reports.ts'
import { changeOf } from './change.ts'

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })

/** The change from the previous window as text for pages and emails made by the server. */
export function changeText(of: Compared): string {
  const change = changeOf(of)
  if (change === undefined) return of.count > 0 ? 'new' : '–'
  if (change > 10) return '> 10×'
  return `${change > 0 ? '+' : change < 0 ? '−' : '±'}${percent.format(Math.abs(change))}`
}
