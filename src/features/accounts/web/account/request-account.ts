import { unwrap } from '#platform/web/api-client.ts'
import { asApiError } from '#platform/web/api-error.ts'
import { refreshSession } from '../session/session.ts'

/**
 * Used for all requests of the account page: if the session was ended elsewhere, redirects to the sign-in
 * instead of failing panel by panel.
 */
export const requestAccount: typeof unwrap = (response) =>
  unwrap(response).catch((cause: unknown) => {
    const error = asApiError(cause)
    if (error.status === 'UNAUTHENTICATED') void refreshSession()
    throw error
  })
