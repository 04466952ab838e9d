import { Link, useSearchParams } from 'react-router'
import { classes } from '#platform/web/ui/classes.ts'
import { reviewLists, type ReviewList, pageLength } from '../contract/review-lists.ts'
import { reviewPaths } from '../contract/review-requests.ts'
import { useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { listNames } from './list-names.ts'
import { TextLink } from '#platform/web/ui/link.tsx'
import { ListContent } from './list-content.tsx'
import { useList } from './review-queries.ts'
import { StatusCounts } from './status-counts.tsx'
import type { ListFilters } from './review-api.ts'

const newest = 5
const unfiltered = { q: '', status: '', sort: '' }

/** The newest rows of a list with their actions. */
function ShortList({ list }: { list: ReviewList }) {
  const shown = useList(list, unfiltered, newest)
  const { title } = listNames[list]
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-xl">{title}</h2>
        <TextLink to={reviewPaths.list(list)} className="py-2.5 text-sm">
          View all {title.toLowerCase()}
        </TextLink>
      </div>
      {list === 'waitlist' && <StatusCounts list={list} className="mb-4" />}
      <ListContent list={list} shown={shown} />
    </section>
  )
}

/** The newest submissions of the three main forms, or one full list. */
export function FormsPanel() {
  const { list } = useListAddress()
  return (
    <>
      <nav aria-label="Form submissions" className="-mx-1 mb-1 overflow-x-auto [scrollbar-width:none]">
        <ul className="flex gap-1 p-1">
          <ListLink to="/admin?tab=forms" isHere={list === undefined}>
            Newest
          </ListLink>
          {reviewLists.map((name) => (
            <ListLink key={name} to={reviewPaths.list(name)} isHere={list === name}>
              {listNames[name].title}
            </ListLink>
          ))}
        </ul>
      </nav>
      {list === undefined ? <NewestOfEach /> : <FullList key={list} list={list} />}
    </>
  )
}

const mainLists: readonly ReviewList[] = ['waitlist', 'contact', 'newsletter']

function NewestOfEach() {
  return (
    <div className="flex flex-col gap-10">
      {mainLists.map((list) => (
        <ShortList key={list} list={list} />
      ))}
    </div>
  )
}

function ListLink({ to, isHere, children }: { to: string; isHere: boolean; children: string }) {
  return (
    <li>
      <Link
        ref={isHere ? showInRow : undefined}
        to={to}
        aria-current={isHere ? 'page' : undefined}
        className={classes(
          'flex min-h-10 items-center rounded-full px-4 text-sm font-semibold whitespace-nowrap transition-colors',
          isHere ? 'bg-ink text-paper' : 'text-ink-soft hover:bg-sunken hover:text-ink',
        )}
      >
        {children}
      </Link>
    </li>
  )
}

/** On a phone the row is wider than the screen. */
const showInRow = (link: HTMLElement | null) => link?.scrollIntoView({ block: 'nearest', inline: 'center' })

/** One list with search, filters, sorting and bulk actions. */
function FullList({ list }: { list: ReviewList }) {
  const { filters, change } = useListAddress()
  const shown = useList(list, filters, pageLength)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const rows = shown.data?.pages.flatMap(({ items }) => items) ?? []
  // Excludes selected rows that the current filter hides.
  const chosenRows = rows.filter(({ id }) => chosen.has(id))
  const isFiltered = filters.q !== '' || filters.status !== ''
  const canChoose = list === 'waitlist' || list === 'contact'
  return (
    <section className="flex flex-col gap-2">
      <h2 className="sr-only">{listNames[list].title}</h2>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <StatusCounts list={list} chosen={filters.status} />
        <ListToolbar list={list} filters={filters} onChange={change} />
      </div>
      {canChoose && <BulkBar list={list} rows={chosenRows} onDone={() => setChosen(new Set())} />}
      <div>
        <ListContent
          list={list}
          shown={shown}
          canLoadMore
          {...(canChoose && { selection: { chosen, choose: setChosen } })}
          {...(isFiltered && { unmatched: <NothingMatches onClear={() => change({ q: '', status: '' })} /> })}
        />
      </div>
    </section>
  )
}

function NothingMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState title="Nothing matches" action={<Button onClick={onClear}>Show everything</Button>}>
      No entries match.
    </EmptyState>
  )
}

/** List and filters are in the URL, so that reloads and bookmarks keep them. */
function useListAddress() {
  const [search, setSearch] = useSearchParams()
  const list: ReviewList | undefined = reviewLists.find((name) => name === search.get('list'))
  const filters: ListFilters = {
    q: search.get('q') ?? '',
    status: search.get('status') ?? '',
    sort: search.get('sort') ?? '',
  }
  const change = (changed: Partial<ListFilters>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changed)) {
          if (value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return { list, filters, change }
}
