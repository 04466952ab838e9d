import type { ReactNode } from 'react'
import { classes } from '#platform/web/ui/classes.ts'
import { RisingBars } from '#platform/web/ui/rising-bars.tsx'

type AccountCardProps = { title: string; beside?: ReactNode; footer: ReactNode; children: ReactNode }

/** The page's form, next to a preview of what follows. */
export function AccountCard({ title, beside, footer, children }: AccountCardProps) {
  return (
    <div
      className={classes(
        'page-width grid items-center gap-10 py-12 lg:py-20',
        Boolean(beside) && 'lg:grid-cols-[1fr_28rem] lg:gap-16',
      )}
    >
      {beside}
      <section className="mx-auto w-full max-w-md rounded-lg border border-line bg-surface shadow-raised">
        <RisingBars className="mx-6 mt-6 w-24 sm:mx-8 sm:mt-8" />
        <div className="p-6 pt-4 sm:p-8 sm:pt-4">
          <h1 className="mb-6 text-2xl">{title}</h1>
          {children}
        </div>
        <p className="border-t border-line px-6 py-4 text-center text-sm text-ink-soft sm:px-8">{footer}</p>
      </section>
    </div>
  )
}
