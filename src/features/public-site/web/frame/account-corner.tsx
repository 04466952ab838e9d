import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { sitePaths } from '../../contract/paths.ts'

/** Pages that nobody wants to come back to after signing in. */
const deadEnds: readonly string[] = ['/404', sitePaths.unauthorized, sitePaths.signIn]

type Way = { to: string; state: { returnTo: string } | null }

/**
 * The corner of a visitor who is not signed in: the way to the sign-in and back to this page, which travels in the address
 * (so that it outlives a reload) and in the navigation state.
 */
export function AccountCorner({ children }: { children: (signIn: Way) => ReactNode }) {
  const { pathname } = useLocation()
  if (deadEnds.includes(pathname)) return children({ to: sitePaths.signIn, state: null })
  const to = `${sitePaths.signIn}?returnTo=${encodeURIComponent(pathname)}`
  return children({ to, state: { returnTo: pathname } })
}
