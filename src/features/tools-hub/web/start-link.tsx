import { accountPaths } from '#features/accounts/contract/paths.ts'
import { useLikelySession } from '#features/accounts/web.ts'
import { ButtonLink } from '#platform/web/ui/link.tsx'

/** Links to registration, or to a tool for signed-in users. */
export function StartLink() {
  const isSignedIn = useLikelySession().status === 'signed-in'
  return (
    <ButtonLink
      to={isSignedIn ? accountPaths.scriptGenerator : accountPaths.register}
      variant="main"
      size="lg"
    >
      {isSignedIn ? 'Open Script Generator' : 'Get Started'}
    </ButtonLink>
  )
}
