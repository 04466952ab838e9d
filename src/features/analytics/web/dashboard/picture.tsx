import { Suspense, useState, type ReactNode } from 'react'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { reportMessages } from '../../contract/messages.ts'
import { Cell, HeadCell, Table, TableBody, TableHead } from '#platform/web/ui/table.tsx'

type Column = { title: string; numeric?: boolean }

type PictureProps = {
  title: string
  /** The text alternative of a chart; a list needs none. */
  label?: string
  columns: readonly Column[]
  rows: readonly (readonly ReactNode[])[]
  children: ReactNode
  className?: string
}

/** A chart that can be switched to a table of the same figures. */
export function Picture({ title, label, columns, rows, children, className }: PictureProps) {
  const [asTable, setAsTable] = useState(false)
  return (
    <Section
      title={title}
      {...(className !== undefined && { className })}
      action={
        <button
          type="button"
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
          className="min-h-10 shrink-0 rounded-md px-2 text-sm font-medium whitespace-nowrap text-ink-soft underline decoration-edge underline-offset-4 hover:text-ink"
        >
          {asTable ? 'Show as chart' : 'Show as table'}
        </button>
      }
    >
      {asTable ? (
        <Figures caption={title} columns={columns} rows={rows} />
      ) : (
        <div {...(label !== undefined && { role: 'img', 'aria-label': label })}>
          <Suspense fallback={<Skeleton className="h-64" />}>{children}</Suspense>
        </div>
      )}
    </Section>
  )
}

export function Section({
  title,
  action,
  children,
  className,
}: {
  title: string
  action?: ReactNode
  children: ReactNode
  className?: string
}) {
  return (
    <section className={className}>
      <div className="mb-3 flex min-h-10 items-center justify-between gap-4">
        <h2 className="text-lg">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}

export function Figures({
  caption,
  columns,
  rows,
}: {
  caption: string
  columns: readonly Column[]
  rows: readonly (readonly ReactNode[])[]
}) {
  if (rows.length === 0) return <p className="py-4 text-sm text-ink-soft">{reportMessages.nothingInPeriod}</p>
  return (
    <Table caption={caption}>
      <TableHead>
        {columns.map(({ title, numeric }) => (
          <HeadCell key={title} {...(numeric && { numeric })}>
            {title}
          </HeadCell>
        ))}
      </TableHead>
      <TableBody>
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- report rows have no identity but their position
          <tr key={index}>
            {row.map((cell, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- nor do its columns
              <Cell key={place} {...(columns[place]?.numeric && { numeric: true })} className="break-words">
                {cell}
              </Cell>
            ))}
          </tr>
        ))}
      </TableBody>
    </Table>
  )
}
