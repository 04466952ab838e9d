import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '#features/accounts/web.ts'
import { useInboxCounts } from '#features/inbox/web.ts'
import { formatCompact, formatNumber } from '#platform/web/format.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { shellTexts } from '../contract/shell-texts.ts'
import { adminSections, sectionPath, type AdminSection } from './admin-sections.ts'
import { RoleBadge } from './role-badge.tsx'

type Counts = Readonly<Record<string, { number: number; what: string } | undefined>>

/** The sections with what waits in each. */
export function AdminRail({ current }: { current: string | undefined }) {
  const counts = useCounts()
  return (
    <>
      <nav aria-label={shellTexts.sections} className="min-h-0 flex-1 overflow-y-auto px-2">
        <SectionList current={current} counts={counts} />
      </nav>
      <SignedInAs />
    </>
  )
}

type SectionListProps = { current: string | undefined; counts: Counts; onChoose?: () => void }

function SectionList({ current, counts, onChoose }: SectionListProps) {
  return (
    <ul className="flex flex-col gap-0.5 py-1">
      {adminSections.map((section) => {
        const count = counts[section.id]
        return (
          <li key={section.id}>
            <Link
              to={sectionPath(section)}
              onClick={onChoose}
              aria-current={section.id === current ? 'page' : undefined}
              className="flex min-h-10 items-center gap-3 rounded-md px-3 text-sm font-medium text-ink-soft transition-colors hover:bg-surface hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:bg-surface aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              <section.icon size={18} aria-hidden="true" className="shrink-0" />
              <span className="min-w-0 flex-1 truncate">{section.label}</span>
              {count && count.number > 0 && (
                <span title={`${formatNumber(count.number)} ${count.what}`} className="text-xs tabular-nums">
                  {formatCompact(count.number)}
                  <span className="sr-only"> {count.what}</span>
                </span>
              )}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

function useCounts(): Counts {
  const { inbox, waitlist, newsletter } = useInboxCounts()
  return {
    ...(inbox !== undefined && { inbox: { number: inbox, what: 'open' } }),
    ...(waitlist !== undefined && { waitlist: { number: waitlist, what: 'pending' } }),
    ...(newsletter !== undefined && { newsletter: { number: newsletter, what: 'active' } }),
  }
}

const mainSections = ['inbox', 'waitlist', 'broadcasts', 'analytics']

/** On phones and tablets: the main sections, and the rest behind 'More'. */
export function BottomBar({ current }: { current: string | undefined }) {
  const [isOpen, setOpen] = useState(false)
  const counts = useCounts()
  const shown = adminSections.filter(({ id }) => mainSections.includes(id))
  const style =
    'flex min-h-14 flex-col items-center justify-center gap-0.5 text-xs font-medium text-ink-soft focus-visible:-outline-offset-2 aria-[current=page]:text-ink aria-[current=page]:font-semibold'
  return (
    <nav
      aria-label={shellTexts.sections}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto grid max-w-xl grid-cols-5">
        {shown.map((section) => (
          <li key={section.id}>
            <Link
              to={sectionPath(section)}
              aria-current={section.id === current ? 'page' : undefined}
              className={style}
            >
              <SectionMark
                section={section}
                count={section.id === 'inbox' ? counts[section.id]?.number : 0}
              />
              {section.label}
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-current={current !== undefined && !mainSections.includes(current) ? 'page' : undefined}
            className={classes(style, 'w-full')}
            onClick={() => setOpen(true)}
          >
            <Ellipsis size={20} aria-hidden="true" />
            {shellTexts.more}
          </button>
        </li>
      </ul>
      <Dialog open={isOpen} onOpenChange={setOpen} title={shellTexts.sections} size="sm">
        <SectionList current={current} counts={counts} onChoose={() => setOpen(false)} />
      </Dialog>
    </nav>
  )
}

function SectionMark({ section, count = 0 }: { section: AdminSection; count?: number | undefined }) {
  return (
    <span className="relative">
      <section.icon size={20} aria-hidden="true" />
      {count > 0 && (
        <span className="absolute -top-1.5 left-3.5 rounded-full bg-ink px-1.5 text-[0.625rem] leading-4 font-semibold text-paper tabular-nums">
          {formatCompact(count)}
          <span className="sr-only"> open</span>
        </span>
      )}
    </span>
  )
}

function SignedInAs() {
  const session = useSession()
  if (session.status !== 'signed-in') return null
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-2 border-t border-line px-5 py-3 text-xs text-ink-soft">
      Signed in as <span className="font-medium break-all text-ink">{session.user.email}</span>
      <RoleBadge role={session.user.role} />
    </p>
  )
}
