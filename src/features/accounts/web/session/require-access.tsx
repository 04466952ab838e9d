import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Spinner } from '#platform/web/ui/spinner.tsx'
import { ownPaths } from '../../contract/own-paths.ts'
import { accountPaths } from '../../contract/paths.ts'

import type { Role, UserType } from '../../contract/roles.ts'

import { canAccess } from '../../domain/can-access.ts'
import { withReturn } from '../../domain/sign-in-target.ts'
import { refreshSession, useSession } from './session.ts'

type RequireAccessProps = {
  roles?: readonly Role[]
  userType?: UserType
  /** For the page where a team account sets up its required second factor. */
  inSetup?: boolean
  children: ReactNode
}

/**
 * Hides pages that the user may not see. The server checks every request anyway; this only avoids a broken
 * page.
 */
export function RequireAccess({ roles, userType, inSetup = false, children }: RequireAccessProps) {
  const session = useSession()
  const { pathname, search, hash, ...location } = useLocation()
  const state: unknown = location.state
  switch (session.status) {
    case 'loading':
      return <Spinner className="min-h-[50dvh]" />
    case 'unknown':
      return (
        <div className="page-width py-section">
          <ErrorState onRetry={() => void refreshSession()}>
            We can’t reach the server right now. Check your connection and try again.
          </ErrorState>
        </div>
      )
    case 'signed-out': {
      const returnTo = `${pathname}${search}${hash}`
      const carried = typeof state === 'object' ? state : undefined
      return (
        <Navigate replace to={withReturn(accountPaths.signIn, returnTo)} state={{ ...carried, returnTo }} />
      )
    }
    case 'signed-in':
      if (session.user.secondFactor === 'required' && !inSetup)
        return <Navigate replace to={ownPaths.security} />
      return canAccess(session.user, { roles, userType }) ? (
        children
      ) : (
        <Navigate
          replace
          to={accountPaths.unauthorized}
          state={{ returnTo: `${pathname}${search}${hash}` }}
        />
      )
  }
}
