import { classes } from '#platform/web/ui/classes.ts'
import { reportWindows, type ReportWindow } from '../../contract/windows.ts'

const labels: Record<ReportWindow, string> = { '24h': '24 h', '7d': '7 d', '30d': '30 d' }

/** One window applies to the whole page. */
export function WindowChoice({
  value,
  onChange,
}: {
  value: ReportWindow
  onChange: (next: ReportWindow) => void
}) {
  return (
    <div role="group" aria-label="Time window" className="flex rounded-md border border-edge p-0.5">
      {reportWindows.map((window) => (
        <button
          key={window}
          type="button"
          aria-pressed={window === value}
          onClick={() => onChange(window)}
          className={classes(
            'min-h-10 min-w-14 rounded-sm px-3 text-sm font-semibold transition-colors',
            window === value ? 'bg-ink text-paper' : 'text-ink-soft hover:text-ink',
          )}
        >
          {labels[window]}
        </button>
      ))}
    </div>
  )
}
