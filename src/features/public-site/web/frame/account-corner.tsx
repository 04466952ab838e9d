import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { sitePaths } from '../../contract/paths.ts'

/** Pages that are no useful destination after signing in. */
const deadEnds: readonly string[] = ['/404', sitePaths.unauthorized, sitePaths.signIn]

type Way = { to: string; state: { returnTo: string } | null }

/**
 * Links to the sign-in for visitors who are signed out. The return path is in the URL, so that it survives a
 * reload, and in the navigation state.
 */
export function AccountCorner({ children }: { children: (signIn: Way) => ReactNode }) {
  const { pathname } = useLocation()
  if (deadEnds.includes(pathname)) return children({ to: sitePaths.signIn, state: null })
  const to = `${sitePaths.signIn}?returnTo=${encodeURIComponent(pathname)}`
  return children({ to, state: { returnTo: pathname } })
}
