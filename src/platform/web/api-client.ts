import { hc, type parseResponse, type ClientResponse } from 'hono/client'
import { backgroundHeader } from '#platform/common/background-request.ts'
import { ApiError, apiErrorOf, asApiError } from './api-error.ts'

export { ApiError }

/**
 * The typed client of one group of routes: `apiClient<ContactRoutes>('/api/forms/contact')`.
 * The session cookie goes to our own origin only.
 */
export const apiClient: typeof hc = (base, options) =>
  hc(base, { headers: noteBackground, ...options, init: { credentials: 'same-origin', ...options?.init } })

/** What the page asks on a timer, with nobody at the keyboard, keeps no session of the team awake. */
const noteBackground = (): Record<string, string> =>
  typeof navigator !== 'undefined' && navigator.userActivation?.isActive === false
    ? { [backgroundHeader]: '1' }
    : {}

/** Any answer of the client; hono's own type for it is generic over formats that do not matter here. */
type Answer = ClientResponse<unknown>

/** What hono reads out of a successful answer, with error answers left out of the type. */
type Unwrapped<T extends Answer> = Awaited<ReturnType<typeof parseResponse<T>>>

/** The answer's content, or an ApiError. The only place where an error answer becomes an error. */
export async function unwrap<T extends Answer>(answer: Promise<T>): Promise<Unwrapped<T>> {
  const response = await answer.catch((cause: unknown) => {
    throw asApiError(cause)
  })
  const content = await contentOf(response).catch((cause: unknown) => {
    throw asApiError(cause)
  })
  if (response.status >= 400) throw apiErrorOf(response.status, content)
  return content as Unwrapped<T>
}

async function contentOf(response: Answer): Promise<unknown> {
  const text = await response.text()
  if (text === '') return undefined
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  if (!isJson) return text
  try {
    return JSON.parse(text)
  } catch (cause) {
    // A broken error body still has a status that says enough; a broken success does not.
    if (response.status >= 400) return undefined
    throw new ApiError('INTERNAL', 'The server sent an answer that could not be read.', { cause })
  }
}
