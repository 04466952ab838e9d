import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'

/**
 * Scrolls sideways so that the page doesn't, and takes focus so that arrow keys can scroll it. `relative` keeps
 * text for screen readers inside, which would otherwise widen the page.
 */
export function Table({
  caption,
  children,
  className,
}: {
  caption: string
  children: ReactNode
  className?: string
}) {
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className={classes(
        'relative overflow-x-auto rounded-md border border-line bg-surface in-data-[density=compact]:[&_td_button]:min-h-8 in-data-[density=compact]:[&_td_button]:py-1',
        className,
      )}
    >
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  )
}

export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead className="border-b border-line bg-sunken text-ink-soft">
      <tr>{children}</tr>
    </thead>
  )
}

export function TableBody({ children }: { children: ReactNode }) {
  return <tbody className="divide-y divide-line">{children}</tbody>
}

type HeadCellProps = ComponentProps<'th'> & { numeric?: boolean }

export function HeadCell({ numeric, className, ...props }: HeadCellProps) {
  return (
    <th
      scope="col"
      {...props}
      className={classes(
        'px-4 py-(--cell-padding,0.75rem) font-semibold whitespace-nowrap',
        numeric && 'text-right',
        className,
      )}
    />
  )
}

type CellProps = ComponentProps<'td'> & { numeric?: boolean }

export function Cell({ numeric, className, ...props }: CellProps) {
  return (
    <td
      {...props}
      className={classes(
        'px-4 py-(--cell-padding,0.75rem) align-top',
        numeric && 'text-right tabular-nums',
        className,
      )}
    />
  )
}
