import { accountPaths } from '#features/accounts/contract/paths.ts'
import { useLikelySession } from '#features/accounts/web.ts'
import { ButtonLink } from '#platform/web/ui/link.tsx'

/** The way in: an account for whoever has none, a tool for whoever is signed in. */
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
