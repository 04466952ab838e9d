import { unwrap } from '#platform/web/api-client.ts'
import { asApiError } from '#platform/web/api-error.ts'
import { refreshSession } from '../session/session.ts'

/**
 * For everything the account page asks. A session that was ended elsewhere, in another tab or on another device, is noticed at
 * once, and the page leads to the sign-in instead of failing piece by piece.
 */
export const askAccount: typeof unwrap = (answer) =>
  unwrap(answer).catch((cause: unknown) => {
    const error = asApiError(cause)
    if (error.status === 'UNAUTHENTICATED') void refreshSession()
    throw error
  })
