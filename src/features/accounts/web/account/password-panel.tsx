import { FormNotice } from '#platform/web/form/form-notice.tsx'
import { useContractForm } from '#platform/web/form/use-contract-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { PasswordField } from '#platform/web/ui/password-field.tsx'
import type { Account } from '../../contract/account.ts'
import { accountApi } from '../account-api.ts'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { requestAccount } from './request-account.ts'
import { Panel } from './panel.tsx'

export function PasswordPanel({ account, onChange }: { account: Account; onChange: () => void }) {
  const form = useContractForm({
    schema: () => import('../../contract/account.ts').then((contract) => contract.PasswordChangeInput),
    submit: (json) => requestAccount(accountApi.account.password.$put({ json })),
    success: ({ message }) => message,
    onSuccess: onChange,
  })
  return (
    <Panel title="Password" about="A new one signs out every other device.">
      <form {...form.props} className="flex flex-col items-start gap-4">
        {account.hasPassword && (
          <PasswordField
            {...form.field('currentPassword')}
            label="Current Password"
            autoComplete="current-password"
            required
            className="w-full"
          />
        )}
        <div className="flex w-full flex-col gap-4">
          <NewPasswordFields field={form.field} label="New Password" again="Confirm New Password" />
        </div>
        <FormNotice of={form} className="w-full" />
        <Button type="submit" busy={form.busy} busyText="Saving...">
          Change password
        </Button>
      </form>
    </Panel>
  )
}
