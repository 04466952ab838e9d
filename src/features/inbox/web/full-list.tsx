import { useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { pageLength, type ReviewList } from '../contract/review-lists.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ListContent } from './list-content.tsx'
import { listNames } from './list-names.ts'
import { ListToolbar } from './list-toolbar.tsx'
import { useList } from './review-queries.ts'
import { StatusCounts } from './status-counts.tsx'
import { useListAddress } from './use-list-address.ts'

/** One list with search, filters, sorting and bulk actions. */
export function FullList({ list }: { list: ReviewList }) {
  const { filters, change } = useListAddress()
  const shown = useList(list, filters, pageLength)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const rows = shown.data?.pages.flatMap(({ items }) => items) ?? []
  // Excludes selected rows that the current filter hides.
  const chosenRows = rows.filter(({ id }) => chosen.has(id))
  const isFiltered = filters.q !== '' || filters.status !== ''
  const canChoose = list === 'waitlist' || list === 'contact'
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl">{listNames[list].title}</h2>
      <StatusCounts list={list} chosen={filters.status} />
      <ListToolbar list={list} filters={filters} onChange={change} />
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
