import type { Auth } from './auth.ts'
import { translateRefusal } from './translate-auth-error.ts'

/**
 * The auth library has thirty more routes, which stay closed because their access rules were never reviewed.
 */
const open = new Set(['GET /api/auth/get-session'])

export const isExposedAuthRoute = (method: string, path: string) => open.has(`${method} ${path}`)

/** Calls the library, converts its errors to our format and removes the session token. */
export async function callAuthLibrary(auth: Auth, request: Request): Promise<Response> {
  const answer = await auth.handler(request)
  if (answer.status >= 400) return translateRefusal(answer)
  if (!answer.headers.get('content-type')?.includes('json')) return answer
  const text = JSON.stringify(await answer.json(), (key, value: unknown) =>
    key === 'token' ? undefined : value,
  )
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  headers.set('cache-control', 'no-store')
  return new Response(text, { status: answer.status, headers })
}
