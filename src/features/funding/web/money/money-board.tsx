import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import type { FundingMode } from '../../contract/campaign-choices.ts'
import { TestMoney } from '../pledges/test-money.tsx'

type MoneyBoardProps = {
  mode: FundingMode
  texts: { title: string; about: string; none: string }
  found: UseQueryResult<{ items: unknown[] }>
  /** A list item for each campaign found. */
  children: ReactNode
}

/** A list of campaigns whose money the team looks after. */
export function MoneyBoard({ mode, texts, found, children }: MoneyBoardProps) {
  return (
    <section>
      <h2 className="text-xl">{texts.title}</h2>
      <p className="mt-1 text-sm text-ink-soft">{texts.about}</p>
      <TestMoney mode={mode} />
      {found.isPending && (
        <SkeletonGroup className="mt-4">
          <Skeleton className="h-40" />
        </SkeletonGroup>
      )}
      {found.isError && (
        <ErrorState className="mt-4" onRetry={() => void found.refetch()} busy={found.isFetching}>
          {found.error.message}
        </ErrorState>
      )}
      {found.isSuccess && found.data.items.length === 0 && <EmptyState className="mt-4" title={texts.none} />}
      {found.isSuccess && <ul className="mt-4 flex flex-col gap-4">{children}</ul>}
    </section>
  )
}
