import { formatNumber, formatPercent } from '#platform/web/format.ts'
import type { AnalyticsReport } from '../../contract/reports.ts'
import { shareOf } from '../../domain/change.ts'
import { BarList } from './bar-list.tsx'
import { ChangeMark } from './change-mark.tsx'
import { Figures, Picture, Section } from './picture.tsx'

type Visits = AnalyticsReport['visits']
const number = (title: string) => ({ title, numeric: true })

/** Where visits came from, where they started and ended, and with which devices. */
export function Sources({ visits }: { visits: Visits }) {
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-2">
      <Ranking title="Sources" column="Source" names={visits.sources} />
      <Section title="Campaigns">
        <Figures
          caption="Visits by campaign"
          columns={[{ title: 'Campaign' }, { title: 'Source' }, { title: 'Medium' }, number('Visits')]}
          rows={visits.campaigns.map(({ campaign, source, medium, count }) => [
            campaign,
            source,
            medium,
            formatNumber(count),
          ])}
        />
      </Section>
      <Ranking
        title="Entry pages"
        column="Page"
        names={visits.entryPages}
        note={`${formatPercent(shareOf(visits.bounces.count, visits.known.count))} of visits saw one page only.`}
      />
      <Ranking title="Exit pages" column="Page" names={visits.exitPages} />
      <Ranking title="Devices" column="Device" names={visits.devices} />
      <Ranking title="Browsers" column="Browser" names={visits.browsers} />
    </div>
  )
}

type RankingProps = { title: string; column: string; names: Visits['sources']; note?: string }

const shown = 8

function Ranking({ title, column, names, note }: RankingProps) {
  return (
    <Picture
      title={title}
      label={`${title} by visits. Most frequent: ${names[0]?.name ?? 'none'}.`}
      columns={[{ title: column }, number('Visits'), number('Before'), number('Change')]}
      rows={names.map(({ name, count, before }) => [
        name,
        formatNumber(count),
        formatNumber(before),
        <ChangeMark key="change" of={{ count, before }} />,
      ])}
    >
      {note !== undefined && <p className="mb-3 text-sm text-ink-soft">{note}</p>}
      <BarList
        bars={names.slice(0, shown).map(({ name, count, before }) => ({
          name,
          value: count,
          note: <ChangeMark of={{ count, before }} />,
        }))}
      />
    </Picture>
  )
}
