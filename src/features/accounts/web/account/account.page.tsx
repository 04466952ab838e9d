import { useQuery } from '@tanstack/react-query'
import { brand } from '#platform/common/brand.ts'
import { formatDate } from '#platform/web/format.ts'
import { pageMeta } from '#platform/web/page-meta.ts'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import type { Account } from '../../contract/account.ts'
import { accountApi } from '../account-api.ts'
import { RequireAccess } from '../session/require-access.tsx'
import { SecurityPanels } from '../second-factor/security-panels.tsx'
import { useSession } from '../session/session.ts'
import { AddressPanel } from './address-panel.tsx'
import { requestAccount } from './request-account.ts'
import { DataPanel } from './data-panel.tsx'
import { NamePanel } from './name-panel.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'
import { UnconfirmedNotice } from './unconfirmed-notice.tsx'

export const meta = () => pageMeta(`Your account · ${brand.name}`, 'Your account.', { hidden: true })

export default function AccountPage() {
  const session = useSession()
  return (
    <RequireAccess>
      {/* Keyed by address, so that nothing of one account is shown to the next. */}
      {session.status === 'signed-in' && <OwnAccount key={session.user.email} email={session.user.email} />}
    </RequireAccess>
  )
}

function OwnAccount({ email }: { email: string }) {
  const account = useQuery({
    queryKey: ['account', email],
    queryFn: () => requestAccount(accountApi.account.$get()),
  })
  return (
    <div className="page-width max-w-4xl pt-10 pb-section lg:pt-16">
      <h1 className="text-3xl">Your account</h1>
      {account.isPending && (
        <SkeletonGroup className="mt-8 flex flex-col gap-6">
          <Skeleton className="h-40" />
          <Skeleton className="h-40" />
        </SkeletonGroup>
      )}
      {account.isError && (
        <ErrorState className="mt-8" onRetry={() => void account.refetch()} busy={account.isFetching}>
          {account.error.message}
        </ErrorState>
      )}
      {account.isSuccess && <Panels account={account.data} onChange={() => void account.refetch()} />}
    </div>
  )
}

function Panels({ account, onChange }: { account: Account; onChange: () => void }) {
  return (
    <>
      <p className="mt-2 text-ink-soft">
        <span className="break-all text-ink">{account.email}</span>, since {formatDate(account.createdAt)}
      </p>
      {!account.emailVerified && <UnconfirmedNotice />}
      <div className="mt-8 divide-y divide-line border-y border-line">
        <NamePanel name={account.name} onChange={onChange} />
        <AddressPanel account={account} />
        <PasswordPanel account={account} onChange={onChange} />
        <SecurityPanels email={account.email} />
        <SessionsPanel email={account.email} />
        <DataPanel account={account} />
      </div>
    </>
  )
}
