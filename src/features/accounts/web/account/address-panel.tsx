import { FormNotice } from '#platform/web/form/form-notice.tsx'
import { useContractForm } from '#platform/web/form/use-contract-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { PasswordField } from '#platform/web/ui/password-field.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import type { Account } from '../../contract/account.ts'
import { accountMessages } from '../../contract/account-messages.ts'
import { accountApi } from '../account-api.ts'
import { requestAccount } from './request-account.ts'
import { Panel } from './panel.tsx'

export function AddressPanel({ account }: { account: Account }) {
  const about = account.isTeam
    ? accountMessages.teamAccount
    : 'You sign in with it, and we send email to it. A new address takes effect once you click the link we send. We also notify your current address.'
  return (
    <Panel title="Email address" about={about}>
      {account.isTeam ? <p className="break-all">{account.email}</p> : <AddressForm {...account} />}
    </Panel>
  )
}

function AddressForm({ hasPassword }: Account) {
  const form = useContractForm({
    schema: () => import('../../contract/account.ts').then((contract) => contract.EmailChangeInput),
    submit: (json) => requestAccount(accountApi.account.email.$put({ json })),
    success: ({ message }) => message,
  })
  return (
    <form {...form.props} className="flex flex-col items-start gap-4">
      <TextField
        {...form.field('email')}
        label="New address"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        className="w-full"
      />
      {hasPassword && (
        <PasswordField
          {...form.field('currentPassword')}
          label="Your password"
          autoComplete="current-password"
          required
          className="w-full"
        />
      )}
      <FormNotice of={form} className="w-full" />
      <Button type="submit" busy={form.busy} busyText="Sending...">
        Change address
      </Button>
    </form>
  )
}
