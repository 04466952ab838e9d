import { formatPercent } from '#platform/web/format.ts'
import { sectionTitles as titles } from '../../contract/messages.ts'
import type { AnalyticsReport } from '../../contract/reports.ts'
import { shareOf } from '../../domain/change.ts'
import { valueLabel } from '../../domain/value-label.ts'
import { Ranking, type Pick } from './ranking.tsx'

/** Where visits came from, what they looked at and with which devices. */
export function Sources({ report, onPick }: { report: AnalyticsReport; onPick: Pick }) {
  const { visits, pages, buttons } = report
  const common = { onPick, columns: ['Name', 'Visits'] as [string, string] }
  const bounced = formatPercent(shareOf(visits.bounces.count, visits.known.count))
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 md:grid-cols-2">
      <Ranking {...common} title={titles.sources} rows={visits.sources} filter="source" />
      <Ranking
        {...common}
        title={titles.campaigns}
        rows={visits.campaigns.map(({ campaign, source, medium, ...numbers }) => ({
          ...numbers,
          name: campaign,
          label: [campaign, source, medium].filter(Boolean).join(' · '),
        }))}
        filter="campaign"
      />
      <Ranking
        {...common}
        title={titles.pages}
        columns={['Page', 'Views']}
        rows={pages.map(({ page, ...numbers }) => ({ name: page, ...numbers }))}
        filter="page"
      />
      <Ranking
        {...common}
        title={titles.entryPages}
        rows={visits.entryPages}
        filter="entry"
        note={`${bounced} of visits saw one page only.`}
      />
      <Ranking {...common} title={titles.exitPages} rows={visits.exitPages} filter="exit" />
      {visits.countries.length > 0 && (
        <Ranking
          {...common}
          title={titles.countries}
          rows={visits.countries.map((row) => ({ ...row, label: valueLabel('country', row.name) }))}
          filter="country"
        />
      )}
      <Ranking
        {...common}
        title={titles.devices}
        rows={visits.devices.map((row) => ({ ...row, label: valueLabel('device', row.name) }))}
        filter="device"
      />
      <Ranking {...common} title={titles.browsers} rows={visits.browsers} filter="browser" />
      <Ranking
        {...common}
        title={titles.buttons}
        columns={['Button', 'Clicks']}
        rows={buttons.map((button) => ({ ...button, label: valueLabel('button', button.name) }))}
        filter="button"
      />
    </div>
  )
}
