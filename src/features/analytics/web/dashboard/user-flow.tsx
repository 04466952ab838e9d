import { formatNumber, formatTime } from '#platform/web/format.ts'
import type { ButtonReport } from '../../contract/reports.ts'
import { BarList } from './bar-list.tsx'
import { buttonLabel } from './button-label.ts'
import { Picture, Section } from './picture.tsx'

export function UserFlow({ report: { topTransitions, recentSessions } }: { report: ButtonReport }) {
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-2">
      <Picture
        title="Top 10 transitions"
        label="The ten most common steps from one page to the next."
        columns={[{ title: 'From' }, { title: 'To' }, { title: 'Times', numeric: true }]}
        rows={topTransitions.map(({ from, to, count }) => [from, to, formatNumber(count)])}
      >
        <BarList
          bars={topTransitions.map(({ from, to, count }) => ({ name: `${from} → ${to}`, value: count }))}
        />
      </Picture>
      <Section title="Recent sessions">
        {recentSessions.length === 0 && <p className="py-4 text-sm text-ink-soft">No data in this period.</p>}
        <ul className="flex flex-col gap-2">
          {recentSessions.map(({ sessionId, steps }) => (
            <li key={sessionId}>
              <Visit steps={steps} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}

type Steps = ButtonReport['recentSessions'][number]['steps']

function Visit({ steps }: { steps: Steps }) {
  const pages = steps.filter(({ type }) => type === 'page_view').map(({ page }) => page)
  return (
    <details className="rounded-md border border-line bg-surface">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 text-sm">
        <span className="font-medium tabular-nums">{formatTime(steps[0]?.at ?? 0)}</span>{' '}
        <span className="break-words text-ink-soft">
          {steps.length === 1 ? '1 step' : `${steps.length} steps`} · {pages.join(' → ') || steps[0]?.page}
        </span>
      </summary>
      <ol className="border-t border-line px-4 py-3 text-sm">
        {steps.map(({ at, type, page, name }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a step may be identical to the previous one
          <li key={index} className="flex gap-3 py-1">
            <span className="shrink-0 text-ink-soft tabular-nums">{formatTime(at)}</span>
            <span className="min-w-0 break-words">
              {type === 'page_view' ? `Opened ${page}` : `${type.replaceAll('_', ' ')} ${buttonLabel(name)}`}
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}
