import { dayMs } from '#platform/common/durations.ts'
import { utcDay } from '#platform/common/utc-day.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { controlStyle } from '#platform/web/ui/classes.ts'
import type { Days } from './use-report-query.ts'

type RangePickerProps = { days: Days | undefined; onChange: (days: Days) => void }

/** The first and the last day, in UTC like the counters. Starts with two weeks. */
export function RangePicker({ days, onChange }: RangePickerProps) {
  if (!days)
    return (
      <Button onClick={() => onChange({ from: utcDay(Date.now() - 13 * dayMs), to: utcDay(Date.now()) })}>
        Custom range
      </Button>
    )
  const field = (label: string, key: keyof Days) => (
    <input
      type="date"
      aria-label={label}
      value={days[key]}
      onChange={({ target }) => {
        if (target.value === '') return
        const next = { ...days, [key]: target.value }
        // The other day moves along, so that the range is never empty.
        onChange(next.from <= next.to ? next : { from: target.value, to: target.value })
      }}
      className={controlStyle}
    />
  )
  return (
    <div role="group" aria-label="Custom range" className="flex flex-wrap items-center gap-2 text-sm">
      <span className="w-36">{field('From', 'from')}</span>
      <span aria-hidden="true">–</span>
      <span className="w-36">{field('To', 'to')}</span>
    </div>
  )
}
