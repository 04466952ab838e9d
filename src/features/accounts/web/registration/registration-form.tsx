import { unwrap } from '#platform/web/api-client.ts'
import { FormNotice } from '#platform/web/form/form-notice.tsx'
import { useContractForm } from '#platform/web/form/use-contract-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextLink } from '#platform/web/ui/link.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { registrationMessages } from '../../contract/messages.ts'
import { ownPaths } from '../../contract/own-paths.ts'
import { accountPaths } from '../../contract/paths.ts'

import { withReturn } from '../../domain/sign-in-target.ts'
import { accountApi } from '../account-api.ts'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { isRefusal } from '../error-messages.ts'
import { useRedirectAfterSignIn } from '../sign-in/use-redirect-after-sign-in.ts'

export function RegistrationForm({ target }: { target: string }) {
  const enter = useRedirectAfterSignIn(target)
  const form = useContractForm({
    schema: () => import('../../contract/sign-in.ts').then((contract) => contract.RegistrationInput),
    submit: async (json) => {
      await unwrap(accountApi.auth['sign-up'].email.$post({ json }))
      await enter()
    },
    failure: (error) => (isRefusal(error) ? error.message : registrationMessages.failed),
    keepValues: true,
  })
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <TextField
        {...form.field('email')}
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
      />
      <NewPasswordFields field={form.field} />
      <FormNotice of={form} />
      {form.notice?.kind === 'failure' && <RegistrationHelp target={target} />}
      <Button type="submit" variant="main" size="lg" busy={form.busy} busyText="Creating your account...">
        Create Account
      </Button>
    </form>
  )
}

/** Shown after every failure, so that it doesn't reveal whether the address has an account. */
function RegistrationHelp({ target }: { target: string }) {
  return (
    <p className="text-ink-soft">
      If you already have an account,{' '}
      <TextLink to={withReturn(accountPaths.signIn, target)} state={{ returnTo: target }}>
        sign in
      </TextLink>{' '}
      or{' '}
      <TextLink to={withReturn(ownPaths.forgotPassword, target)} state={{ returnTo: target }}>
        reset your password
      </TextLink>
      .
    </p>
  )
}
