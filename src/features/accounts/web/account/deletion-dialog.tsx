import { useState } from 'react'
import { ApiError } from '#platform/web/api-error.ts'
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx'
import { PasswordField } from '#platform/web/ui/password-field.tsx'
import type { Account } from '../../contract/account.ts'
import { accountPaths } from '../../contract/paths.ts'
import { accountApi } from '../account-api.ts'
import { requestAccount } from './request-account.ts'

type Props = { account: Account; open: boolean; onOpenChange: (open: boolean) => void }

/** Requires the password unless the user has just signed in. */
export function DeletionDialog({ account, open, onOpenChange }: Props) {
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
