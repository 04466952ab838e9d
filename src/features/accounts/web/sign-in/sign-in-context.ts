import { createContext, use, type ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { chooseSignInTarget, type SignInTarget } from '../../domain/sign-in-target.ts'

/** What accounts must not know by itself: every page of the site, and what the page behind the sign-in looks like. */
type Surroundings = { knownPaths: readonly string[]; previewOf: (path: string) => ReactNode }

export const SignInContext = createContext<Surroundings>({ knownPaths: [], previewOf: () => null })

/** Where the sign-in leads, by navigation state or else by `returnTo`, and a preview of what waits there. */
export function useSignInTarget(): SignInTarget & { preview: ReactNode } {
  const { knownPaths, previewOf } = use(SignInContext)
  const state: unknown = useLocation().state
  const [search] = useSearchParams()
  const carried =
    typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : undefined
  const chosen = chooseSignInTarget([carried, search.get('returnTo')], knownPaths)
  return { ...chosen, preview: previewOf(chosen.target.replace(/[?#].*$/, '')) }
}
