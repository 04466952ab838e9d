import { useState } from 'react'
import { brand } from '#platform/common/brand.ts'
import { unwrap } from '#platform/web/api-client.ts'
import { FormNotice } from '#platform/web/form/form-notice.tsx'
import { useContractForm } from '#platform/web/form/use-contract-form.ts'
import { pageMeta } from '#platform/web/page-meta.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ButtonLink, TextLink } from '#platform/web/ui/link.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { ownPaths } from '../../contract/own-paths.ts'
import { accountPaths } from '../../contract/paths.ts'

import { accountApi } from '../account-api.ts'
import { AccountCard } from '../account-card.tsx'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { refreshSession } from '../session/session.ts'
import { useLinkToken } from './use-link-token.ts'

export const meta = () =>
  pageMeta(`Choose a new password · ${brand.name}`, 'Choose a new password.', { hidden: true })

export default function ResetPasswordPage() {
  const [done, setDone] = useState<string>()
  const footer = <TextLink to={ownPaths.forgotPassword}>Request a new link</TextLink>
  return (
    <AccountCard title="Choose a new password" footer={footer}>
      {done === undefined ? (
        <ResetForm onDone={setDone} />
      ) : (
        <>
          <Notice kind="success">{done}</Notice>
          <ButtonLink to={accountPaths.signIn} variant="main" size="lg" className="mt-6 w-full">
            Sign In
          </ButtonLink>
        </>
      )}
    </AccountCard>
  )
}

function ResetForm({ onDone }: { onDone: (message: string) => void }) {
  const token = useLinkToken()
  const form = useContractForm({
    schema: () => import('../../contract/password-reset.ts').then((contract) => contract.PasswordResetInput),
    submit: (json) => unwrap(accountApi.auth['password-reset'].$put({ json })),
    onSuccess: ({ message }) => {
      // All sessions of the account have ended, possibly including this browser's.
      void refreshSession()
      onDone(message)
    },
    keepValues: true,
  })
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <input type="hidden" name="token" value={token} />
      <NewPasswordFields field={form.field} label="New Password" />
      <FormNotice of={form} />
      <Button type="submit" variant="main" size="lg" busy={form.busy} busyText="Saving...">
        Save password
      </Button>
    </form>
  )
}
