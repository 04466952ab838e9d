import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '#features/accounts/web.ts'
import { unwrap } from '#platform/web/api-client.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import type { Broadcast } from '../contract/broadcasts.ts'
import { broadcastTexts as texts } from '../contract/messages.ts'
import { broadcastApi, broadcastsKey } from './broadcast-api.ts'
import { BroadcastEditor, type Editing } from './broadcast-editor.tsx'
import { BroadcastRow } from './broadcast-row.tsx'

/** While something is being sent, its counts change. */
const refreshMs = 5_000

export function LoadedBroadcastsPanel() {
  const client = useQueryClient()
  const session = useSession()
  const canWrite = session.status === 'signed-in' && session.user.role === 'admin'
  const [editing, setEditing] = useState<Editing>()
  const found = useQuery({
    queryKey: broadcastsKey,
    queryFn: () => unwrap(broadcastApi.$get()),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => status === 'sending' || status === 'scheduled')
        ? refreshMs
        : false,
  })
  const refresh = () => client.invalidateQueries({ queryKey: broadcastsKey })
  const add = canWrite && (
    <Button variant="main" onClick={() => setEditing({ kind: 'new' })}>
      {texts.add}
    </Button>
  )
  return (
    <section>
      <div className="mb-5 flex flex-wrap items-start justify-between gap-4">
        <div>
          <h2 className="text-xl">{texts.title}</h2>
          <p className="mt-1 max-w-prose text-sm text-ink-soft">{texts.about}</p>
        </div>
        {found.isSuccess && found.data.items.length > 0 && add}
      </div>
      {found.isPending && (
        <SkeletonGroup className="flex flex-col gap-3">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </SkeletonGroup>
      )}
      {found.isError && (
        <ErrorState onRetry={() => void found.refetch()} busy={found.isFetching}>
          {found.error.message}
        </ErrorState>
      )}
      {found.isSuccess && found.data.items.length === 0 && (
        <EmptyState title={texts.emptyTitle} action={add}>
          {texts.empty}
        </EmptyState>
      )}
      {found.isSuccess && found.data.items.length > 0 && (
        <ul className="flex flex-col gap-3">
          {found.data.items.map((broadcast: Broadcast) => (
            <BroadcastRow
              key={broadcast.id}
              broadcast={broadcast}
              canWrite={canWrite}
              onEdit={setEditing}
              onChange={refresh}
            />
          ))}
        </ul>
      )}
      {editing && (
        <BroadcastEditor editing={editing} onClose={() => setEditing(undefined)} onSave={refresh} />
      )}
    </section>
  )
}
