import { useState, useEffect, useRef } from 'react'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import { brand } from '#platform/common/brand.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { buttonStyle } from '#platform/web/ui/button-style.ts'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Panel } from '../account/panel.tsx'
import { withConfirmation } from './confirmation-requests.ts'
import { TotpPanel } from './totp-panel.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { accountApi } from '../account-api.ts'
import { requestAccount } from '../account/request-account.ts'
import { refreshSession } from '../session/session.ts'

type Props = { left: number; onChange: (newCodes?: readonly string[]) => Promise<void> }

const few = 3

function RecoveryPanel({ left, onChange }: Props) {
  const [isConfirming, setConfirming] = useState(false)
  const renew = async () => {
    const { recoveryCodes } = await withConfirmation(() =>
      requestAccount(accountApi.account['recovery-codes'].$post()),
    )
    await onChange(recoveryCodes)
  }
  return (
    <Panel
      title="Recovery codes"
      about="The only way back in when you lose your app or passkey. Each one works once."
    >
      <div className="flex flex-col items-start gap-4">
        {left <= few ? (
          <Notice kind="warning">
            {left === 1 ? '1 code' : `${left} codes`} left. Create new ones before you run out.
          </Notice>
        ) : (
          <p>{left} codes left.</p>
        )}
        <Button onClick={() => setConfirming(true)}>Create new codes</Button>
      </div>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="Create new recovery codes?"
        confirmText="Create codes"
        busyText="Creating..."
        onConfirm={renew}
      >
        The codes you have now stop working.
      </ConfirmDialog>
    </Panel>
  )
}

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

/** Shows new codes once. In the page rather than a dialog, which a stray click would close. */
function NewRecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`
  return (
    <section aria-labelledby="new-recovery-codes" className="py-8">
      <div className="rounded-lg border border-line bg-surface p-5 sm:p-6">
        <h2 id="new-recovery-codes" ref={heading} tabIndex={-1} className="text-xl outline-none">
          Save your recovery codes
        </h2>
        <p className="mt-1 text-sm text-ink-soft">
          You won’t see them again. Each code signs you in once if you lose your app or passkey.
        </p>
        <ul className="my-5 grid gap-x-6 gap-y-1 rounded-md bg-sunken p-4 font-mono text-sm sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code} className="break-all select-all">
              {code}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <a
            href={file}
            download={`${brand.name.toLowerCase()}-recovery-codes.txt`}
            className={buttonStyle('plain')}
          >
            Download codes
          </a>
          <Button variant="main" onClick={onSaved}>
            I saved them
          </Button>
        </div>
      </div>
    </section>
  )
}
