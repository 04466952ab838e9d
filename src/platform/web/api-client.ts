import { hc, type parseResponse, type ClientResponse } from 'hono/client'
import { backgroundHeader } from '#platform/common/background-request.ts'
import { ApiError, apiErrorOf, asApiError } from './api-error.ts'

export { ApiError }

/**
 * The typed client of one group of routes: `apiClient<ContactRoutes>('/api/forms/contact')`. Sends the
 * session cookie to our own origin only.
 */
export const apiClient: typeof hc = (base, options) =>
  hc(base, { headers: noteBackground, ...options, init: { credentials: 'same-origin', ...options?.init } })

/** Requests on a timer don't keep a team session alive. */
const noteBackground = (): Record<string, string> =>
  typeof navigator !== 'undefined' && navigator.userActivation?.isActive === false
    ? { [backgroundHeader]: '1' }
    : {}

/** Any response of the client; hono's own type is generic over formats that don't matter here. */
type AnyResponse = ClientResponse<unknown>

/** The type of a successful response body, without the error responses. */
type Unwrapped<T extends AnyResponse> = Awaited<ReturnType<typeof parseResponse<T>>>

/** Returns the content or throws an ApiError. The only place where an error response becomes an exception. */
export async function unwrap<T extends AnyResponse>(pending: Promise<T>): Promise<Unwrapped<T>> {
  const response = await pending.catch((cause: unknown) => {
    throw asApiError(cause)
  })
  const content = await contentOf(response).catch((cause: unknown) => {
    throw asApiError(cause)
  })
  if (response.status >= 400) throw apiErrorOf(response.status, content)
  return content as Unwrapped<T>
}

async function contentOf(response: AnyResponse): Promise<unknown> {
  const text = await response.text()
  if (text === '') return undefined
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  if (!isJson) return text
  try {
    return JSON.parse(text)
  } catch (cause) {
    // An error response with an unreadable body still has a meaningful status; a success does not.
    if (response.status >= 400) return undefined
    throw new ApiError('INTERNAL', 'The server sent a response that could not be read.', { cause })
  }
}
