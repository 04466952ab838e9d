import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useEffect, useState, type RefObject } from 'react'
import { Link } from 'react-router'
import { useSession } from '#features/accounts/web.ts'
import { formatNumber } from '#platform/web/format.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { conversationStates } from '../../contract/conversation-choices.ts'
import type { ConversationFilters } from './conversation-api.ts'
import { useConversationCounts } from './conversation-queries.ts'
import { conversationTexts as texts } from './conversation-texts.ts'
import { useInboxAddress } from './use-inbox-address.ts'

type InboxToolbarProps = {
  filters: ConversationFilters
  isNarrow: boolean
  searchRef: RefObject<HTMLInputElement | null>
  onChange: (changed: Partial<ConversationFilters>) => void
}

export function InboxToolbar({ filters, isNarrow, searchRef, onChange }: InboxToolbarProps) {
  const session = useSession()
  const own = session.status === 'signed-in' ? session.user.email : ''
  return (
    <div
      className={classes(
        'flex flex-wrap items-center gap-x-2 border-b border-line px-4 py-0.5',
        !isNarrow && 'lg:px-6',
      )}
    >
      <StateLinks isNarrow={isNarrow} />
      {filters.tag !== '' && (
        <button
          type="button"
          onClick={() => onChange({ tag: '' })}
          aria-label={texts.removeTag(filters.tag)}
          className="flex min-h-8 items-center gap-1 rounded-full bg-sunken px-3 text-xs font-semibold max-sm:min-h-10"
        >
          {filters.tag} <X size={14} aria-hidden="true" />
        </button>
      )}
      <select
        aria-label={texts.assignee}
        value={filters.assignee}
        onChange={(event) => onChange({ assignee: event.target.value })}
        className="min-h-10 max-w-36 rounded-md bg-transparent px-2 text-sm text-ink-soft hover:bg-sunken"
      >
        <option value="">{texts.everyone}</option>
        <option value={own}>{texts.mine}</option>
        <option value="none">{texts.unassigned}</option>
        {!['', own, 'none'].includes(filters.assignee) && (
          <option value={filters.assignee}>{filters.assignee}</option>
        )}
      </select>
      <SearchField value={filters.q} onChange={(q) => onChange({ q })} searchRef={searchRef} />
    </div>
  )
}

function StateLinks({ isNarrow }: { isNarrow: boolean }) {
  const { state, linkTo } = useInboxAddress()
  const counts = useConversationCounts()
  const numbers: Record<string, number | undefined> = {
    open: counts.data?.open,
    snoozed: counts.data?.snoozed,
  }
  return (
    <ul className="-ml-2 flex">
      {conversationStates.map((name) => {
        const number = numbers[name]
        return (
          <li key={name}>
            <Link
              to={linkTo({ state: name === 'open' ? '' : name, open: '' })}
              aria-current={name === state ? 'page' : undefined}
              className="flex min-h-10 min-w-10 items-center justify-center gap-1.5 border-b-2 border-transparent px-2 text-sm font-medium text-ink-soft hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {texts.states[name]}
              {!isNarrow && number !== undefined && number > 0 && (
                <span className="text-xs tabular-nums">{formatNumber(number)}</span>
              )}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

const pauseMs = 250

type SearchFieldProps = {
  value: string
  onChange: (q: string) => void
  searchRef: RefObject<HTMLInputElement | null>
}

/** Debounced; what is typed stays whatever arrives. */
function SearchField({ value, onChange, searchRef }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const [asked, setAsked] = useState(value)
  if (value !== asked && typed === asked) {
    setAsked(value)
    setTyped(value)
  }
  useEffect(() => {
    if (typed === asked) return undefined
    const pause = setTimeout(() => {
      setAsked(typed)
      onChange(typed)
    }, pauseMs)
    return () => clearTimeout(pause)
  })
  return (
    <label className="ml-auto flex min-w-40 flex-1 items-center gap-2 text-ink-soft sm:max-w-72">
      <Search size={16} aria-hidden="true" className="shrink-0" />
      <span className="sr-only">{texts.search}</span>
      <input
        ref={searchRef}
        type="search"
        maxLength={200}
        placeholder={texts.search}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          // Chromium would clear the field.
          event.preventDefault()
          event.currentTarget.blur()
        }}
        className="min-h-10 w-full min-w-0 bg-transparent text-base text-ink placeholder:text-ink-soft sm:text-sm"
      />
    </label>
  )
}
