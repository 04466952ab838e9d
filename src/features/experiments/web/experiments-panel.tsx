import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '#features/accounts/web.ts'
import { unwrap } from '#platform/web/api-client.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import { experimentTexts as texts } from '../contract/messages.ts'
import { experimentApi, experimentsKey } from './experiment-api.ts'
import { ExperimentCard } from './experiment-card.tsx'
import { StartDialog } from './start-dialog.tsx'

export function LoadedExperimentsPanel() {
  const client = useQueryClient()
  const session = useSession()
  const canWrite = session.status === 'signed-in' && session.user.role === 'admin'
  const [isStarting, setStarting] = useState(false)
  const found = useQuery({ queryKey: experimentsKey, queryFn: () => unwrap(experimentApi.$get()) })
  const refresh = () => client.invalidateQueries({ queryKey: experimentsKey })
  const items = found.data?.items ?? []
  const isRunning = items.some(({ stoppedAt }) => stoppedAt === null)
  const start = canWrite && !isRunning && (
    <Button variant="main" onClick={() => setStarting(true)}>
      {texts.start}
    </Button>
  )
  return (
    <section>
      <div className="mb-5 flex flex-wrap items-start justify-between gap-4">
        <div>
          <h2 className="text-xl">{texts.title}</h2>
          <p className="mt-1 max-w-prose text-sm text-ink-soft">{texts.about}</p>
        </div>
        {items.length > 0 && start}
      </div>
      {found.isPending && (
        <SkeletonGroup className="flex flex-col gap-3">
          <Skeleton className="h-40" />
        </SkeletonGroup>
      )}
      {found.isError && (
        <ErrorState onRetry={() => void found.refetch()} busy={found.isFetching}>
          {found.error.message}
        </ErrorState>
      )}
      {found.isSuccess && items.length === 0 && (
        <EmptyState title={texts.emptyTitle} action={start}>
          {texts.empty}
        </EmptyState>
      )}
      {items.length > 0 && (
        <>
          <ul className="flex flex-col gap-5">
            {items.map((experiment) => (
              <li key={experiment.id}>
                <ExperimentCard experiment={experiment} canStop={canWrite} onChange={refresh} />
              </li>
            ))}
          </ul>
          <p className="mt-5 max-w-prose text-sm text-ink-soft">{texts.method}</p>
        </>
      )}
      {isStarting && found.isSuccess && (
        <StartDialog traffic={found.data.traffic} onClose={() => setStarting(false)} onStart={refresh} />
      )}
    </section>
  )
}
