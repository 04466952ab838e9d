import { unwrap } from '#platform/web/api-client.ts'
import { asApiError } from '#platform/web/api-error.ts'
import { accountApi } from './account-api.ts'
import type { SessionState } from './session.ts'

/** Loaded only when there is a question: a visitor who never signed in pays for no client and no request. */
export async function askSession(): Promise<SessionState> {
  try {
    const { user } = await unwrap(accountApi.session.$get())
    return user ? { status: 'signed-in', user } : { status: 'signed-out' }
  } catch (cause) {
    return { status: 'unknown', error: asApiError(cause) }
  }
}

export const endSession = () => unwrap(accountApi.auth['sign-out'].$post())
