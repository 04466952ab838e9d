import { useNavigate } from 'react-router'
import { unwrap } from '#platform/web/api-client.ts'
import type { ApiError } from '#platform/web/api-error.ts'
import { useContractForm } from '#platform/web/form/use-contract-form.ts'
import { signInMessages } from '../contract/messages.ts'
import type { SignInTarget } from '../domain/sign-in-target.ts'
import { accountApi } from './account-api.ts'
import { refreshSession, useSession } from './session.ts'

export function useSignInForm({ variant, target }: SignInTarget) {
  const navigate = useNavigate()
  const session = useSession()
  const post = variant === 'admin' ? accountApi.team.session.$post : accountApi.auth['sign-in'].email.$post
  return useContractForm({
    schema: () => import('../contract/sign-in.ts').then((contract) => contract.SignInInput),
    submit: async (json) => {
      await unwrap(post({ json }))
      // Whoever changes accounts starts afresh: nothing of the other one may stay in memory.
      if (session.status === 'signed-in') return window.location.replace(target)
      await refreshSession()
      await navigate(target, { replace: true })
    },
    failure: (error) => describeFailure(variant, error),
    keepValues: true,
  })
}

const refusals: readonly ApiError['status'][] = [
  'INVALID_ARGUMENT',
  'UNAUTHENTICATED',
  'PERMISSION_DENIED',
  'RESOURCE_EXHAUSTED',
]

/** What the server refused it has said in the right words; anything else is a failure of the sign-in itself. */
function describeFailure(variant: SignInTarget['variant'], error: ApiError): string {
  if (refusals.includes(error.status)) return error.message
  return variant === 'admin' ? signInMessages.teamFailed(error.message) : signInMessages.failed
}
