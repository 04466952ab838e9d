import { useState } from 'react'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import { NewRecoveryCodes } from './new-recovery-codes.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { RecoveryPanel } from './recovery-panel.tsx'
import { TotpPanel } from './totp-panel.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { accountApi } from '../account-api.ts'
import { requestAccount } from '../account/request-account.ts'
import { refreshSession } from '../session/session.ts'

const key = (email: string) => ['account', email, 'second-factor']

const useSecondFactor = (email: string) =>
  useQuery({
    queryKey: key(email),
    queryFn: () => requestAccount(accountApi.account['second-factor'].$get()),
  })

/** Refreshes both the settings and the session after a change. */
function useRefreshFactors(email: string): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await client.invalidateQueries({ queryKey: key(email) })
    await refreshSession()
  }
}

/** Passkeys for everyone; authenticator app and recovery codes for the team. */
export function SecurityPanels({ email }: { email: string }) {
  const factors = useSecondFactor(email)
  const changed = useRefreshFactors(email)
  const [codes, setCodes] = useState<readonly string[]>([])
  const onChange = async (newCodes: readonly string[] = []) => {
    if (newCodes.length > 0) setCodes(newCodes)
    await changed()
  }
  if (factors.isPending)
    return (
      <SkeletonGroup className="py-8">
        <Skeleton className="h-24" />
      </SkeletonGroup>
    )
  if (factors.isError)
    return (
      <ErrorState className="my-8" onRetry={() => void factors.refetch()} busy={factors.isFetching}>
        {factors.error.message}
      </ErrorState>
    )
  const { isTeam, hasTotp, passkeys, recoveryCodesLeft } = factors.data
  return (
    <>
      {codes.length > 0 && <NewRecoveryCodes codes={codes} onSaved={() => setCodes([])} />}
      <PasskeysPanel factors={factors.data} onChange={onChange} />
      {isTeam && <TotpPanel hasTotp={hasTotp} onChange={onChange} />}
      {isTeam && (hasTotp || passkeys.length > 0) && (
        <RecoveryPanel left={recoveryCodesLeft} onChange={onChange} />
      )}
    </>
  )
}
