import { FormNotice } from '#platform/web/form/form-notice.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Checkbox } from '#platform/web/ui/checkbox.tsx'
import { TextLink } from '#platform/web/ui/link.tsx'
import { PasswordField } from '#platform/web/ui/password-field.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { ownPaths } from '../../contract/own-paths.ts'
import { withReturn, type SignInTarget } from '../../domain/sign-in-target.ts'
import { CodeField } from '../second-factor/code-field.tsx'
import { useState } from 'react'
import { unwrap } from '#platform/web/api-client.ts'
import type { ApiError } from '#platform/web/api-error.ts'
import { useContractForm } from '#platform/web/form/use-contract-form.ts'
import { signInMessages } from '../../contract/messages.ts'
import { factorReasons } from '../../contract/second-factor-messages.ts'
import { accountApi } from '../account-api.ts'
import { isRefusal } from '../error-messages.ts'
import { useRedirectAfterSignIn } from './use-redirect-after-sign-in.ts'

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

function useSignInForm({ variant, target }: SignInTarget) {
  const enter = useRedirectAfterSignIn(target)
  const post = variant === 'admin' ? accountApi.team.session.$post : accountApi.auth['sign-in'].email.$post
  const [asksForCode, setAsksForCode] = useState(false)
  const form = useContractForm({
    schema: () => import('../../contract/sign-in.ts').then((contract) => contract.SignInInput),
    submit: async (json) => {
      await unwrap(post({ json }))
      await enter()
    },
    failure: (error) => {
      if (error.reason === factorReasons.codeNeeded) setAsksForCode(true)
      return describeFailure(variant, error)
    },
    keepValues: true,
  })
  return { ...form, asksForCode }
}

function describeFailure(variant: SignInTarget['variant'], error: ApiError): string {
  if (isRefusal(error)) return error.message
  return variant === 'admin' ? signInMessages.teamFailed(error.message) : signInMessages.failed
}
