import type { FilterName } from '../contract/filters.ts'
import { buttonLabel } from './button-label.ts'
import { countryLabel } from './country-label.ts'

/** How the value of a filter is shown. */
export function valueLabel(filter: FilterName, value: string): string {
  if (filter === 'button') return buttonLabel(value)
  if (filter === 'device') return value.charAt(0).toUpperCase() + value.slice(1)
  return filter === 'country' ? countryLabel(value) : value
}
