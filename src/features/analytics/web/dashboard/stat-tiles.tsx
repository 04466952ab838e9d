import { formatNumber } from '#platform/web/format.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { reportMessages } from '../../contract/messages.ts'
import type { Compared } from '../../contract/reports.ts'
import { ChangeMark } from './change-mark.tsx'

export type Stat = { label: string; value: Compared; shown?: string }

/** Divided by lines instead of boxes, so that the numbers read as one row. */
export function StatTiles({ stats, online }: { stats: readonly Stat[]; online?: number }) {
  return (
    <div>
      {online !== undefined && (
        <p className="mb-3 flex items-center gap-2 text-sm">
          <span
            aria-hidden="true"
            className={classes('size-2 rounded-full', online > 0 ? 'bg-gain' : 'bg-edge')}
          />
          {reportMessages.online(online)}
        </p>
      )}
      <dl className="flex flex-wrap gap-px overflow-hidden rounded-lg border border-line bg-line">
        {stats.map(({ label, value, shown }) => (
          <div key={label} className="flex-1 basis-36 bg-surface px-4 py-4">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="mt-1 flex flex-col">
              <span className="font-display text-2xl font-bold tabular-nums">
                {shown ?? formatNumber(value.count)}
              </span>
              <span className="text-sm">
                <ChangeMark of={value} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
