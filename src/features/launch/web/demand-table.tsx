import { classes } from '#platform/web/ui/classes.ts'
import { Cell, HeadCell, Table, TableBody, TableHead } from '#platform/web/ui/table.tsx'
import type { DemandSide } from '../contract/demand.ts'
import { demandTexts } from '../contract/demand-texts.ts'

type Labels = Readonly<Record<string, string>>
type DemandTableProps = {
  texts: { title: string; group: string }
  side: DemandSide
  groups: Labels
  bands: Labels
}

/** Narrow, so that a tablet shows all columns. */
const cellStyle = 'max-lg:px-2!'

/** How many people gave which two answers. */
export function DemandTable({ texts, side: { cells, people }, groups, bands }: DemandTableProps) {
  const count = (group?: string, band?: string) =>
    cells
      .filter((cell) => (group ?? cell.group) === cell.group && (band ?? cell.band) === cell.band)
      .reduce((sum, cell) => sum + cell.people, 0)
  const rows = Object.entries(groups).filter(([group]) => count(group) > 0)
  const columns = Object.entries(bands)
  return (
    <Table caption={texts.title}>
      <TableHead>
        <HeadCell className={cellStyle}>{texts.group}</HeadCell>
        {columns.map(([band, label]) => (
          <HeadCell key={band} numeric className={cellStyle}>
            {label}
          </HeadCell>
        ))}
        <HeadCell numeric className={cellStyle}>
          {demandTexts.total}
        </HeadCell>
      </TableHead>
      <TableBody>
        {rows.map(([group, label]) => (
          <tr key={group}>
            <Cell className={classes('whitespace-nowrap', cellStyle)}>{label}</Cell>
            {columns.map(([band]) => (
              <Amount key={band} value={count(group, band)} />
            ))}
            <Amount value={count(group)} isTotal />
          </tr>
        ))}
        <tr>
          <Cell className={classes('font-semibold', cellStyle)}>{demandTexts.total}</Cell>
          {columns.map(([band]) => (
            <Amount key={band} value={count(undefined, band)} isTotal />
          ))}
          <Amount value={people} isTotal />
        </tr>
      </TableBody>
    </Table>
  )
}

const Amount = ({ value, isTotal = false }: { value: number; isTotal?: boolean }) => (
  <Cell numeric className={classes(cellStyle, isTotal && 'font-semibold', value === 0 && 'text-ink-soft')}>
    {value.toLocaleString('en')}
  </Cell>
)
