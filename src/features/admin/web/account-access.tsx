import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '#features/accounts/web.ts'
import { unwrap } from '#platform/web/api-client.ts'
import { formatDateTime } from '#platform/web/format.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import type { AccountAccess as Access } from '../contract/account-access.ts'
import { accountAccessApi } from './admin-api.ts'
import { RoleBadge } from './role-badge.tsx'

/** Shows an account's sessions and can end them. Admins only. */
export function AccountAccess({ email }: { email: string }) {
  const session = useSession()
  if (session.status !== 'signed-in' || session.user.role !== 'admin') return null
  return <Found email={email} />
}

function Found({ email }: { email: string }) {
  const found = useQuery({
    queryKey: ['admin', 'accounts', email],
    queryFn: () => unwrap(accountAccessApi.accounts.$get({ query: { email } })),
    staleTime: 0,
  })
  if (found.isPending)
    return (
      <SkeletonGroup>
        <Skeleton className="h-20" />
      </SkeletonGroup>
    )
  if (found.isError)
    return (
      <ErrorState onRetry={() => void found.refetch()} busy={found.isFetching}>
        {found.error.message}
      </ErrorState>
    )
  const { account } = found.data
  if (!account) return <Notice kind="information">There’s no account with {email}.</Notice>
  return <Account account={account} onChange={() => found.refetch()} />
}

function Account({ account, onChange }: { account: Access; onChange: () => Promise<unknown> }) {
  const { id, email, role, sessions, lastSignInAt, hasSecondFactor } = account
  const [isConfirming, setConfirming] = useState(false)
  const end = useMutation({
    mutationFn: () => unwrap(accountAccessApi.accounts[':id'].sessions.$delete({ param: { id } })),
    onSuccess: onChange,
  })
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border border-line bg-surface px-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="break-all">{email}</span> <RoleBadge role={role} />
        </p>
        <p className="text-sm text-ink-soft">
          {sessions === 0
            ? 'Not signed in'
            : `Signed in on ${sessions} ${sessions === 1 ? 'device' : 'devices'}`}
          . {lastSignInAt === null ? 'Never signed in.' : `Last sign-in ${formatDateTime(lastSignInAt)}.`}{' '}
          {hasSecondFactor ? 'Has a passkey or second factor.' : 'No passkey or second factor.'}
        </p>
      </div>
      {sessions > 0 && <Button onClick={() => setConfirming(true)}>Sign out everywhere</Button>}
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="Sign this account out everywhere?"
        confirmText="Sign out"
        busyText="Signing out..."
        onConfirm={() => end.mutateAsync()}
      >
        All devices of {email} will be signed out immediately. The password and passkeys still work. If
        someone else may have them, ask the owner to reset the password, which also removes the passkeys of
        accounts outside the team.
      </ConfirmDialog>
    </div>
  )
}
