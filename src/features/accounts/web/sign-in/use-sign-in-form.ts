import { useState } from 'react'
import { unwrap } from '#platform/web/api-client.ts'
import type { ApiError } from '#platform/web/api-error.ts'
import { useContractForm } from '#platform/web/form/use-contract-form.ts'
import { signInMessages } from '../../contract/messages.ts'
import { factorReasons } from '../../contract/second-factor-messages.ts'
import type { SignInTarget } from '../../domain/sign-in-target.ts'
import { accountApi } from '../account-api.ts'
import { isRefusal } from '../error-messages.ts'
import { useRedirectAfterSignIn } from './use-redirect-after-sign-in.ts'

export function useSignInForm({ variant, target }: SignInTarget) {
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
