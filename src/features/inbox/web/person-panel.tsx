import { Badge } from '#platform/web/ui/badge.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { OutsideLink } from '#platform/web/ui/link.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import { collections } from '#features/forms/contract/form-paths.ts'
import { reviewMessages } from '../contract/review-lists.ts'
import { listNames } from './list-names.ts'
import { usePerson } from './review-queries.ts'
import { SubmissionTable } from './submission-table.tsx'

/** Everything submitted with one address, by form. */
export function PersonPanel({ email }: { email: string }) {
  const person = usePerson(email)
  return (
    <div className="flex flex-col gap-8">
      <div>
        <h1 className="text-xl break-words sm:text-2xl">{email}</h1>
        {person.isSuccess && (
          <p className="mt-2 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
            {person.data.items.length} {person.data.items.length === 1 ? 'submission' : 'submissions'}
            {person.data.items.some(({ isSpam }) => isSpam) && <Badge tone="warn">some look like spam</Badge>}
            <OutsideLink href={`mailto:${encodeURIComponent(email)}`}>Write an email</OutsideLink>
          </p>
        )}
      </div>
      {person.isPending && (
        <SkeletonGroup className="flex flex-col gap-2">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </SkeletonGroup>
      )}
      {person.isError && (
        <ErrorState
          title={reviewMessages.recent}
          onRetry={() => void person.refetch()}
          busy={person.isFetching}
        >
          {person.error.message}
        </ErrorState>
      )}
      {person.data?.items.length === 0 && (
        <EmptyState title="Nothing from this address">
          We haven’t received any forms from this address.
        </EmptyState>
      )}
      {collections.map((collection) => {
        const rows = person.data?.items.filter((item) => item.collection === collection) ?? []
        if (rows.length === 0) return null
        const { title } = listNames[collection]
        return (
          <section key={collection}>
            <h2 className="mb-3 text-xl">{title}</h2>
            <SubmissionTable caption={title} rows={rows} now={person.dataUpdatedAt} />
          </section>
        )
      })}
    </div>
  )
}
