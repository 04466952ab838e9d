import { Cell, HeadCell, Table, TableBody, TableHead } from '#platform/web/ui/table.tsx'
import type { Submission } from '../contract/submissions.ts'
import { SubmissionRow } from './submission-row.tsx'

export type Selection = { chosen: ReadonlySet<string>; choose: (chosen: ReadonlySet<string>) => void }

type SubmissionTableProps = {
  caption: string
  rows: readonly Submission[]
  now: number
  selection?: Selection | undefined
}

export function SubmissionTable({ caption, rows, now, selection }: SubmissionTableProps) {
  const columns = selection ? 4 : 3
  return (
    <Table caption={caption}>
      <TableHead>
        {selection && <ChooseAll rows={rows} {...selection} />}
        <HeadCell className="w-full py-2! pl-2 sm:pl-4">From</HeadCell>
        <HeadCell className="hidden py-2! sm:table-cell">Received</HeadCell>
        <HeadCell className="py-2! pl-2 sm:pl-4">Status</HeadCell>
      </TableHead>
      <TableBody>
        {rows.map((item) => (
          <SubmissionRow
            key={item.id}
            item={item}
            now={now}
            columns={columns}
            chooser={selection && <ChooseOne item={item} {...selection} />}
          />
        ))}
      </TableBody>
    </Table>
  )
}

function ChooseAll({ rows, chosen, choose }: Selection & { rows: readonly Submission[] }) {
  const isAll = rows.every(({ id }) => chosen.has(id))
  return (
    <HeadCell className="py-0! pr-0 pl-1 sm:pl-3">
      <ChooseBox
        label="Select all rows"
        checked={isAll}
        onChange={() => choose(isAll ? new Set() : new Set(rows.map(({ id }) => id)))}
      />
    </HeadCell>
  )
}

function ChooseOne({ item, chosen, choose }: Selection & { item: Submission }) {
  const isChosen = chosen.has(item.id)
  const others = [...chosen].filter((id) => id !== item.id)
  return (
    <Cell className="py-0.5! pr-0 pl-1 sm:pl-3">
      <ChooseBox
        label={`Select ${'email' in item ? item.email : item.id}`}
        checked={isChosen}
        onChange={() => choose(new Set(isChosen ? others : [...others, item.id]))}
      />
    </Cell>
  )
}

type ChooseBoxProps = { label: string; checked: boolean; onChange: () => void }

function ChooseBox({ label, checked, onChange }: ChooseBoxProps) {
  return (
    <label className="flex size-[calc(var(--row)-0.25rem)] items-center justify-center">
      <span className="sr-only">{label}</span>
      <input type="checkbox" checked={checked} onChange={onChange} className="size-5 accent-ink" />
    </label>
  )
}
