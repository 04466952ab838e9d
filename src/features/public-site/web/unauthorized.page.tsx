import { useLocation } from 'react-router'
import { brand } from '#platform/common/brand.ts'
import { pageMeta } from '#platform/web/page-meta.ts'
import { useAfterHydration } from '#platform/web/after-hydration.ts'
import { ButtonLink } from '#platform/web/ui/link.tsx'
import { sitePaths } from '../contract/paths.ts'

export const meta = () =>
  pageMeta(`Unauthorized · ${brand.name}`, 'Your account doesn’t have access to this page.', { hidden: true })

export default function UnauthorizedPage() {
  const state: unknown = useLocation().state
  const returnTo = useAfterHydration(() => returnIn(state), undefined)
  const signIn =
    returnTo === undefined ? sitePaths.signIn : `${sitePaths.signIn}?returnTo=${encodeURIComponent(returnTo)}`
  return (
    <div className="page-width py-section">
      <p aria-hidden="true" className="font-display text-display font-bold text-accent-text tabular-nums">
        403
      </p>
      <h1 className="mt-4 max-w-3xl text-3xl">Unauthorized - You don't have permission to view this page.</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-soft">
        This account doesn’t have access. If you have another account that does, sign in with it.
      </p>
      <div className="mt-8 flex flex-col items-start gap-3 sm:flex-row">
        <ButtonLink to={sitePaths.home} variant="main" size="lg">
          Go Home
        </ButtonLink>
        <ButtonLink to={signIn} state={{ returnTo }} size="lg">
          Sign in with another account
        </ButtonLink>
      </div>
    </div>
  )
}

// The sign-in page validates the destination; this only checks that it is a string.
const returnIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'returnTo' in state && typeof state.returnTo === 'string'
    ? state.returnTo
    : undefined
