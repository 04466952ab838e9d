import Download from 'lucide-react/icons/download'
import { useEffect, useState } from 'react'
import { ConfirmedDownload } from '#features/accounts/web.ts'
import { buttonStyle } from '#platform/web/ui/button-style.ts'
import { classes, controlStyle } from '#platform/web/ui/classes.ts'
import { canSort, listSorts, type ReviewList } from '../contract/review-lists.ts'
import { reviewPaths } from '../contract/review-requests.ts'
import type { ListFilters } from './review-api.ts'

type ListToolbarProps = {
  list: ReviewList
  filters: ListFilters
  onChange: (changed: Partial<ListFilters>) => void
}

const sortNames = { newest: 'Newest first', oldest: 'Oldest first', email: 'By email' }

export function ListToolbar({ list, filters, onChange }: ListToolbarProps) {
  const sorts = listSorts.filter((sort) => canSort(list, sort))
  return (
    <div className="flex min-w-0 flex-1 basis-80 flex-wrap items-center justify-end gap-2">
      <Search value={filters.q} onChange={(q) => onChange({ q })} />
      <select
        aria-label="Sort"
        name="sort"
        value={filters.sort || 'newest'}
        onChange={(event) => onChange({ sort: event.target.value === 'newest' ? '' : event.target.value })}
        className="min-h-10 rounded-md bg-transparent px-2 text-sm text-ink-soft hover:bg-sunken"
      >
        {sorts.map((value) => (
          <option key={value} value={value}>
            {sortNames[value]}
          </option>
        ))}
      </select>
      {/* Exports the filtered list; the server streams it and names the file. */}
      <ConfirmedDownload href={reviewPaths.exported(list, filters)} className={buttonStyle('plain')}>
        <Download size={18} aria-hidden="true" />
        Export CSV
      </ConfirmedDownload>
    </div>
  )
}

const pauseMs = 300

/** Debounced. The typed text is kept whatever the result. */
function Search({ value, onChange }: { value: string; onChange: (q: string) => void }) {
  const [typed, setTyped] = useState(value)
  const [asked, setAsked] = useState(value)
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    // Ignores our own update coming back, because more may have been typed since; a link or a cleared filter
    // replaces the text.
    if (value !== asked) {
      setAsked(value)
      setTyped(value)
    }
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
    <input
      aria-label="Search"
      placeholder="Search"
      name="q"
      type="search"
      maxLength={200}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      className={classes(controlStyle, 'min-h-10 flex-1 basis-40 py-1 sm:max-w-72')}
    />
  )
}
