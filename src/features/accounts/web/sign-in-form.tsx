import { FormNotice } from '#platform/web/form/form-notice.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Checkbox } from '#platform/web/ui/checkbox.tsx'
import { PasswordField } from '#platform/web/ui/password-field.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import type { SignInTarget } from '../domain/sign-in-target.ts'
import { useSignInForm } from './use-sign-in-form.ts'

export function SignInForm(leadsTo: SignInTarget) {
  const form = useSignInForm(leadsTo)
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
      {leadsTo.variant === 'admin' && <Checkbox {...form.field('rememberMe')} label="Remember me" />}
      <FormNotice of={form} />
      <Button type="submit" variant="main" size="lg" busy={form.busy} busyText="Signing in...">
        Sign In
      </Button>
    </form>
  )
}
