import { unwrap } from '#platform/web/api-client.ts'
import { brand } from '#platform/common/brand.ts'
import { FormNotice } from '#platform/web/form/form-notice.tsx'
import { useContractForm } from '#platform/web/form/use-contract-form.ts'
import { pageMeta } from '#platform/web/page-meta.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextLink } from '#platform/web/ui/link.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { accountPaths } from '../../contract/paths.ts'
import { withReturn } from '../../domain/sign-in-target.ts'
import { accountApi } from '../account-api.ts'
import { AccountCard } from '../account-card.tsx'
import { useSignInTarget } from '../sign-in/sign-in-context.ts'

export const meta = () =>
  pageMeta(`Forgot your password? · ${brand.name}`, 'Choose a new password.', { hidden: true })

export default function ForgotPasswordPage() {
  const { target } = useSignInTarget()
  const form = useContractForm({
    schema: () => import('../../contract/password-reset.ts').then((contract) => contract.ResetRequestInput),
    submit: (json) => unwrap(accountApi.auth['password-reset'].$post({ json })),
    success: ({ message }) => message,
    keepValues: true,
  })
  const footer = (
    <TextLink to={withReturn(accountPaths.signIn, target)} state={{ returnTo: target }}>
      Back to Sign In
    </TextLink>
  )
  return (
    <AccountCard title="Forgot your password?" footer={footer}>
      <form {...form.props} className="flex flex-col gap-5">
        <p className="text-ink-soft">
          Enter the address you sign in with. We’ll send you a link to reset your password.
        </p>
        <TextField
          {...form.field('email')}
          label="Email"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
        />
        <FormNotice of={form} />
        <Button type="submit" variant="main" size="lg" busy={form.busy} busyText="Sending...">
          Send link
        </Button>
      </form>
    </AccountCard>
  )
}
