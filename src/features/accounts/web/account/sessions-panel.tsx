import { useMutation, useQuery } from '@tanstack/react-query'
import { formatDateTime } from '#platform/web/format.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import type { OwnSession } from '../../contract/account.ts'
import { accountApi } from '../account-api.ts'
import { requestAccount } from './request-account.ts'
import { Panel } from './panel.tsx'

export function SessionsPanel({ email }: { email: string }) {
  const sessions = useQuery({
    queryKey: ['account', email, 'sessions'],
    queryFn: () => requestAccount(accountApi.account.sessions.$get()),
  })
  return (
    <Panel
      title="Where you are signed in"
      about="Don’t recognize a device? Sign it out and change your password."
    >
      {sessions.isPending && (
        <SkeletonGroup>
          <Skeleton className="h-16" />
        </SkeletonGroup>
      )}
      {sessions.isError && (
        <ErrorState onRetry={() => void sessions.refetch()} busy={sessions.isFetching}>
          {sessions.error.message}
        </ErrorState>
      )}
      {sessions.isSuccess && (
        <SessionList sessions={sessions.data.items} onChange={() => sessions.refetch()} />
      )}
    </Panel>
  )
}

function SessionList({
  sessions,
  onChange,
}: {
  sessions: readonly OwnSession[]
  onChange: () => Promise<unknown>
}) {
  const end = useMutation({
    mutationFn: (id: string) => requestAccount(accountApi.account.sessions[':id'].$delete({ param: { id } })),
    // On error too, because the session may already have ended.
    onSettled: onChange,
  })
  return (
    <>
      <ul className="divide-y divide-line rounded-md border border-line bg-surface">
        {sessions.map(({ id, device, startedAt, isCurrent }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
            <div>
              <p className="font-medium">{device}</p>
              <p className="text-sm text-ink-soft">
                Signed in <time dateTime={startedAt}>{formatDateTime(startedAt)}</time>
              </p>
            </div>
            {isCurrent ? (
              <Badge tone="gain">This device</Badge>
            ) : (
              <Button
                busy={end.isPending && end.variables === id}
                busyText="Signing out..."
                onClick={() => end.mutate(id)}
              >
                Sign out there
              </Button>
            )}
          </li>
        ))}
      </ul>
      {end.isError && (
        <Notice kind="failure" className="mt-4">
          {end.error.message}
        </Notice>
      )}
      {sessions.length > 2 && <EndOthers onChange={onChange} />}
    </>
  )
}

function EndOthers({ onChange }: { onChange: () => Promise<unknown> }) {
  const end = useMutation({
    mutationFn: () => requestAccount(accountApi.account.sessions.$delete()),
    onSettled: onChange,
  })
  return (
    <Button className="mt-4" busy={end.isPending} busyText="Signing out..." onClick={() => end.mutate()}>
      Sign out everywhere else
    </Button>
  )
}
