import { TextLink } from '#platform/web/ui/link.tsx'
import type { ReviewList } from '../contract/review-lists.ts'
import { reviewPaths } from '../contract/review-paths.ts'
import { ListContent } from './list-content.tsx'
import { listNames } from './list-names.ts'
import { useList } from './review-queries.ts'
import { StatusCounts } from './status-counts.tsx'

const newest = 5
const unfiltered = { q: '', status: '', sort: '' }

/** The newest rows of a list with their actions. */
export function ShortList({ list }: { list: ReviewList }) {
  const shown = useList(list, unfiltered, newest)
  const { title } = listNames[list]
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-xl">{title}</h2>
        <TextLink to={reviewPaths.list(list)} className="text-sm">
          View all {title.toLowerCase()}
        </TextLink>
      </div>
      {list === 'waitlist' && <StatusCounts list={list} className="mb-4" />}
      <ListContent list={list} shown={shown} />
    </section>
  )
}
