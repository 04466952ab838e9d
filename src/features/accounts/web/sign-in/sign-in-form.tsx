import { FormNotice } from '#platform/web/form/form-notice.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Checkbox } from '#platform/web/ui/checkbox.tsx'
import { TextLink } from '#platform/web/ui/link.tsx'
import { PasswordField } from '#platform/web/ui/password-field.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { ownPaths } from '../../contract/own-paths.ts'
import { withReturn, type SignInTarget } from '../../domain/sign-in-target.ts'
import { CodeField } from '../second-factor/code-field.tsx'
import { useSignInForm } from './use-sign-in-form.ts'

export function SignInForm(leadsTo: SignInTarget) {
  const { asksForCode, ...form } = useSignInForm(leadsTo)
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
      <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" required />
      {asksForCode && <CodeField {...form.field('code')} />}
      <div className="-mt-2 flex flex-wrap items-center justify-between gap-x-4">
        {leadsTo.variant === 'admin' && <Checkbox {...form.field('rememberMe')} label="Remember me" />}
        <TextLink
          to={withReturn(ownPaths.forgotPassword, leadsTo.target)}
          state={{ returnTo: leadsTo.target }}
          className="inline-flex min-h-10 items-center text-sm"
        >
          Forgot your password?
        </TextLink>
      </div>
      <FormNotice of={form} />
      <Button type="submit" variant="main" size="lg" busy={form.busy} busyText="Signing in...">
        Sign In
      </Button>
    </form>
  )
}
