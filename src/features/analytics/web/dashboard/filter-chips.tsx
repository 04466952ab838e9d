import X from 'lucide-react/icons/x'
import { filterNames, type FilterName, type ReportFilters } from '../../contract/filters.ts'
import { filterLabels, reportMessages } from '../../contract/messages.ts'
import { valueLabel } from '../../domain/value-label.ts'

type FilterChipsProps = { filters: ReportFilters; onRemove: (name: FilterName) => void }

/** The active filters above the report; a click removes one. */
export function FilterChips({ filters, onRemove }: FilterChipsProps) {
  const active = filterNames.flatMap((name) => {
    const value = filters[name]
    return value === undefined ? [] : [{ name, value }]
  })
  if (active.length === 0) return null
  return (
    <div className="mb-6 flex flex-wrap items-center gap-2">
      <ul aria-label="Filters" className="flex flex-wrap gap-2">
        {active.map(({ name, value }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onRemove(name)}
              aria-label={`Remove filter ${filterLabels[name]}: ${valueLabel(name, value)}`}
              className="flex min-h-10 max-w-full items-center gap-2 rounded-full border border-edge bg-surface px-3 text-sm hover:border-ink"
            >
              <span className="truncate">
                <span className="text-ink-soft">{filterLabels[name]}:</span> {valueLabel(name, value)}
              </span>
              <X size={14} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{reportMessages.filtered}</p>
    </div>
  )
}
