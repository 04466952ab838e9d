import { createContext, use, type ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { chooseSignInTarget, type SignInTarget } from '../../domain/sign-in-target.ts'

/**
 * Provided by the app, because accounts can't import other features: all pages of the site, and previews of
 * them.
 */
type SignInContextValue = { pagePaths: readonly string[]; previewOf: (path: string) => ReactNode }

export const SignInContext = createContext<SignInContextValue>({ pagePaths: [], previewOf: () => null })

/** Where the sign-in leads, from the navigation state or `returnTo`, and a preview of that page. */
export function useSignInTarget(): SignInTarget & { preview: ReactNode } {
  const { pagePaths, previewOf } = use(SignInContext)
  const state: unknown = useLocation().state
  const [search] = useSearchParams()
  const carried =
    typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : undefined
  const chosen = chooseSignInTarget([carried, search.get('returnTo')], pagePaths)
  return { ...chosen, preview: previewOf(chosen.target.replace(/[?#].*/s, '')) }
}
