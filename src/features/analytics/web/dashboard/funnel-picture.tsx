import { formatNumber, formatPercent } from '#platform/web/format.ts'
import { sectionTitles } from '../../contract/messages.ts'
import type { AnalyticsReport } from '../../contract/reports.ts'
import { dropOff, shareOf } from '../../domain/change.ts'
import { Picture } from './picture.tsx'

type Step = AnalyticsReport['funnel'][number]

const names: Record<Step['step'], string> = {
  sessions: 'Visits',
  waitlist_click: 'Clicked a CTA, or went straight to the form',
  poll_start: 'Started the waitlist form',
  poll_step: 'Switched tabs',
  poll_complete: 'Completed the form',
  og_badge_shown: 'Saw the OG badge',
  form_submit: 'Sent a form',
  conversion: 'Converted',
}

type FunnelPictureProps = { steps: readonly Step[]; sideSteps: readonly Step[] }

/** Charts the consecutive steps; side steps appear only in the table. */
export function FunnelPicture({ steps, sideSteps }: FunnelPictureProps) {
  const whole = steps[0]?.sessions ?? 0
  const lost = (index: number) => dropOff(steps[index - 1]?.sessions ?? 0, steps[index]?.sessions ?? 0)
  return (
    <Picture
      title={sectionTitles.conversion}
      label={`Of ${whole} visits, ${steps.at(-1)?.sessions ?? 0} converted.`}
      columns={[{ title: 'Step' }, { title: 'Visits', numeric: true }, { title: 'Of all', numeric: true }]}
      rows={[...steps, ...sideSteps].map(({ step, sessions }) => [
        names[step],
        formatNumber(sessions),
        formatPercent(shareOf(sessions, whole)),
      ])}
    >
      <ol className="flex flex-col gap-1">
        {steps.map(({ step, sessions }, index) => (
          <li key={step}>
            {index > 0 && (
              <p className="py-0.5 pl-3 text-xs text-ink-soft">
                ↓ {formatPercent(1 - lost(index))} continue, {formatPercent(lost(index))} drop off
              </p>
            )}
            <div className="relative overflow-hidden rounded-sm bg-sunken">
              <span
                className="absolute inset-y-0 left-0 bg-accent"
                style={{
                  width: `${Math.max(0.5, Math.min(1, shareOf(sessions, whole)) * 100)}%`,
                  opacity: 0.25,
                }}
              />
              <p className="relative flex justify-between gap-3 px-3 py-2 text-sm">
                <span>{names[step]}</span>
                <span className="font-medium tabular-nums">
                  {formatNumber(sessions)}{' '}
                  <span className="font-normal">({formatPercent(shareOf(sessions, whole))})</span>
                </span>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Picture>
  )
}
