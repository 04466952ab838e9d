import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { unwrap } from '#platform/web/api-client.ts'
import { asApiError } from '#platform/web/api-error.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { signInProblems, type ProviderId, type SignInProvider } from '../../contract/third-party.ts'
import { describeSignInProblem } from '../../domain/describe-sign-in-problem.ts'
import { thirdPartyApi } from '../account-api.ts'
import { GoogleMark } from './google-mark.tsx'
import { setSignedInFlag } from '../session/signed-in-flag.ts'

type ThirdPartySignInProps = { what: 'login' | 'registration'; target: string }

/**
 * Buttons of the configured providers, and the error of the last attempt. Renders nothing without providers.
 */
export function ThirdPartySignIn({ what, target }: ThirdPartySignInProps) {
  const options = useQuery({
    queryKey: ['accounts', 'sign-in-options'],
    queryFn: () => unwrap(thirdPartyApi['sign-in-options'].$get()),
    staleTime: Infinity,
  })
  const providers = options.data?.providers ?? []
  const cameBackWith = useReturnedProblem(providers, what)
  const [leavingTo, setLeavingTo] = useState<ProviderId>()
  const [failure, setFailure] = useState<string>()
  if (providers.length === 0) return null

  async function leaveTo(provider: ProviderId) {
    setLeavingTo(provider)
    setFailure(undefined)
    try {
      const json = { provider, callbackURL: target, requestSignUp: what === 'registration' }
      const { url } = await unwrap(thirdPartyApi.auth['sign-in'].social.$post({ json }))
      // Set now, because the page the user returns to would otherwise not fetch the session.
      setSignedInFlag()
      window.location.assign(url)
    } catch (cause) {
      setLeavingTo(undefined)
      setFailure(asApiError(cause).message)
    }
  }

  const problem = failure ?? (leavingTo === undefined ? cameBackWith : undefined)
  return (
    <div className="mt-6 flex flex-col gap-3">
      <p className="flex items-center gap-4 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      {problem !== undefined && <Notice kind="failure">{problem}</Notice>}
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          size="lg"
          busy={leavingTo === id}
          onClick={() => void leaveTo(id)}
          className="w-full"
        >
          {id === 'google' && <GoogleMark />}
          Continue with {name}
        </Button>
      ))}
    </div>
  )
}

/** Our text for the error code in the URL; unknown codes are ignored. */
function useReturnedProblem(providers: readonly SignInProvider[], what: ThirdPartySignInProps['what']) {
  const [search] = useSearchParams()
  const problem = signInProblems.find((code) => code === search.get('problem'))
  const provider = providers.find(({ id }) => id === search.get('provider'))
  return problem && provider && describeSignInProblem(problem, provider.name, what)
}
