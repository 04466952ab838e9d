import { formatDay, formatDuration, formatNumber, formatPercent } from '#platform/web/format.ts'
import { eventNames, refusalNames, sectionTitles } from '../../contract/messages.ts'
import type { AnalyticsReport } from '../../contract/reports.ts'
import { shareOf } from '../../domain/change.ts'
import { BarList } from './bar-list.tsx'
import { ChangeMark } from './change-mark.tsx'
import { FunnelPicture } from './funnel-picture.tsx'
import { Figures, Picture, Section } from './picture.tsx'

const number = (title: string) => ({ title, numeric: true })

/** What counters know and visits don't, so it can't be filtered. */
export function AnalyticsDetails({ report }: { report: AnalyticsReport }) {
  return (
    <>
      <FunnelPicture steps={report.funnel} sideSteps={report.sideSteps} />
      <CallPerformance report={report} />
      <Engagement report={report} />
      <EventTypes report={report} />
      <Refusals report={report} />
    </>
  )
}

function CallPerformance({ report: { variants, calls } }: { report: AnalyticsReport }) {
  return (
    <Section title={sectionTitles.calls}>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <Figures
          caption="Variants"
          columns={[
            { title: 'Variant' },
            number('Views'),
            number('Clicks'),
            number('Click rate'),
            number('Conversions'),
          ]}
          rows={variants.map(({ variant, views, clicks, conversions }) => [
            variant,
            formatNumber(views),
            formatNumber(clicks),
            formatPercent(shareOf(clicks, views)),
            formatNumber(conversions),
          ])}
        />
        <Figures
          caption="Calls to action"
          columns={[{ title: 'Text' }, { title: 'Place' }, { title: 'Variant' }, number('Clicks')]}
          rows={calls
            .slice(0, 10)
            .map(({ variant, text, location, clicks }) => [text, location, variant, formatNumber(clicks)])}
        />
      </div>
    </Section>
  )
}

function Engagement({ report: { engagement } }: { report: AnalyticsReport }) {
  return (
    <Picture
      title={sectionTitles.engagement}
      label={`Average time on page: ${formatDuration(engagement.secondsPerView)} minutes.`}
      columns={[{ title: 'Page' }, number('Views'), number('Time'), number('Read to the end')]}
      rows={engagement.pages.map(({ page, views, secondsPerView, reachedEnd }) => [
        page,
        formatNumber(views),
        formatDuration(secondsPerView),
        formatNumber(reachedEnd),
      ])}
    >
      <p className="mb-3 text-sm text-ink-soft">
        Avg. time on page{' '}
        <strong className="font-display text-xl text-ink tabular-nums">
          {formatDuration(engagement.secondsPerView)}
        </strong>{' '}
        (was {formatDuration(engagement.secondsPerViewBefore)}). Scroll depth:
      </p>
      <BarList
        bars={engagement.scroll.map(({ depth, count }) => ({ name: `${depth}% of the page`, value: count }))}
      />
    </Picture>
  )
}

function EventTypes({ report: { eventTypes } }: { report: AnalyticsReport }) {
  return (
    <Picture
      title={sectionTitles.eventTypes}
      label="How often each type of event was recorded."
      columns={[{ title: 'Type' }, number('Events'), number('Before')]}
      rows={eventTypes.map(({ type, count, before }) => [
        eventNames[type],
        formatNumber(count),
        formatNumber(before ?? 0),
      ])}
    >
      <BarList
        bars={eventTypes.map(({ type, count, before }) => ({
          name: eventNames[type],
          value: count,
          note: <ChangeMark of={{ count, before }} />,
        }))}
      />
    </Picture>
  )
}

function Refusals({ report: { refusals } }: { report: AnalyticsReport }) {
  const byReason = [...Map.groupBy(refusals, ({ reason }) => reason)].map(([reason, days]) => ({
    name: refusalNames[reason],
    value: days.reduce((sum, { count }) => sum + count, 0),
  }))
  return (
    <Picture
      title={sectionTitles.refusals}
      label="Rejected events by reason."
      columns={[{ title: 'Day' }, { title: 'Reason' }, number('Events')]}
      rows={refusals.map(({ day, reason, count }) => [
        formatDay(day),
        refusalNames[reason],
        formatNumber(count),
      ])}
    >
      <p className="mb-3 max-w-prose text-sm text-ink-soft">
        Events that weren’t counted; the table lists them by day. Those sent twice are harmless: they were
        counted once.
      </p>
      <BarList bars={byReason.toSorted((a, b) => b.value - a.value)} />
    </Picture>
  )
}
