import { formatNumber } from '#platform/web/format.ts'
import type { FilterName } from '../../contract/filters.ts'
import type { Compared } from '../../contract/reports.ts'
import { BarList } from './bar-list.tsx'
import { ChangeMark, Later } from './change-mark.tsx'
import { Picture } from './picture.tsx'

export type Row = Compared & { name: string; label?: string }
export type Pick = (filter: FilterName, value: string) => void

type RankingProps = {
  title: string
  /** What the names are and what is counted, for the table's head. */
  columns: [name: string, count: string]
  rows: readonly Row[]
  filter: FilterName
  onPick: Pick
  note?: string | undefined
}

const shown = 8

/** Names by frequency. A click on one limits the whole report to it. */
export function Ranking({ title, columns: [name, counted], rows, filter, onPick, note }: RankingProps) {
  const labelOf = (row: Row) => row.label ?? row.name
  return (
    <Picture
      title={title}
      columns={[
        { title: name },
        { title: counted, numeric: true },
        { title: 'Before', numeric: true },
        { title: 'Change', numeric: true },
      ]}
      rows={rows.map((row) => [
        labelOf(row),
        formatNumber(row.count),
        row.before === undefined ? (
          <Later key="before">{formatNumber(row.count)}</Later>
        ) : (
          formatNumber(row.before)
        ),
        <ChangeMark key="change" of={row} />,
      ])}
    >
      {note !== undefined && <p className="mb-3 text-sm text-ink-soft">{note}</p>}
      <BarList
        bars={rows.slice(0, shown).map((row) => ({
          name: labelOf(row),
          value: row.count,
          note: <ChangeMark of={row} />,
          onPick: () => onPick(filter, row.name),
        }))}
      />
    </Picture>
  )
}
