import Download from 'lucide-react/icons/download'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import type { Account } from '../../contract/account.ts'
import { accountMessages } from '../../contract/account-messages.ts'
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx'
import { PasswordField } from '#platform/web/ui/password-field.tsx'
import { accountPaths } from '../../contract/paths.ts'
import { requestAccount } from './request-account.ts'
import { asApiError, apiErrorOf, ApiError } from '#platform/web/api-error.ts'
import { accountApi } from '../account-api.ts'
import { refreshSession } from '../session/session.ts'
import { Panel } from './panel.tsx'

export function DataPanel({ account }: { account: Account }) {
  const [isConfirming, setConfirming] = useState(false)
  const download = useMutation({ mutationFn: downloadOwnData })
  return (
    <Panel title="Your data" about="Download or delete everything.">
      <div className="flex flex-wrap gap-3">
        <Button busy={download.isPending} busyText="Preparing..." onClick={() => download.mutate()}>
          <Download size={16} aria-hidden="true" />
          Download my data
        </Button>
        {!account.isTeam && (
          <Button variant="danger" onClick={() => setConfirming(true)}>
            Delete my account
          </Button>
        )}
      </div>
      {account.isTeam && <p className="mt-4 text-sm text-ink-soft">{accountMessages.teamAccount}</p>}
      {download.isError && (
        <Notice kind="failure" className="mt-4">
          {download.error.message}
        </Notice>
      )}
      <DeletionDialog account={account} open={isConfirming} onOpenChange={setConfirming} />
    </Panel>
  )
}

/** Saves the file under the name given by the server. Uses fetch so that errors can be shown. */
async function downloadOwnData(): Promise<void> {
  const response = await accountApi.account.export.$get().catch((cause: unknown) => {
    throw asApiError(cause)
  })
  // The response type covers success only; errors use the standard envelope.
  const status: number = response.status
  if (status === 401) void refreshSession()
  if (status >= 400) throw apiErrorOf(status, await response.json().catch(() => undefined))
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')
  const address = URL.createObjectURL(await response.blob())
  Object.assign(document.createElement('a'), {
    href: address,
    download: named?.[1] ?? 'crovest-data.json',
  }).click()
  URL.revokeObjectURL(address)
}

type Props = { account: Account; open: boolean; onOpenChange: (open: boolean) => void }

/** Requires the password unless the user has just signed in. */
function DeletionDialog({ account, open, onOpenChange }: Props) {
  const [asksForPassword, setAsksForPassword] = useState(account.asksForProof && account.hasPassword)
  const [currentPassword, setCurrentPassword] = useState('')

  async function deleteAccount() {
    try {
      await requestAccount(accountApi.account.$delete({ json: { currentPassword } }))
    } catch (error) {
      // The page may have been open for a while, so the password may be required by now.
      if (error instanceof ApiError && error.fields?.['currentPassword'] !== undefined)
        setAsksForPassword(account.hasPassword)
      throw error
    }
    // A full page load, so that no user data stays in memory.
    window.location.assign(accountPaths.home)
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete your account?"
      onConfirm={deleteAccount}
    >
      <p>
        Your account <span className="font-medium break-all text-ink">{account.email}</span> and everything
        you made and stored with it will be erased
        {account.emailVerified && ', and so will everything sent through our forms from this address'}. This
        cannot be undone.
      </p>
      <p className="mt-2">Pledges that were paid stay in our books, without your name.</p>
      {asksForPassword && (
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          value={currentPassword}
          onChange={(event) => setCurrentPassword(event.target.value)}
          className="mt-4 text-ink"
        />
      )}
    </ConfirmDialog>
  )
}
