import { cookieFrom } from '../src/testing/cookie-from.ts'

/** An account on the measured server, and its session cookie. */
export async function registerVisitor(url: string) {
  const visitor = { email: 'visitor@example.org', password: 'a fine long password' }
  const response = await postJson(`${url}/api/auth/sign-up/email`, visitor)
  return { visitor, cookie: cookieFrom(response).cookie }
}

export async function postJson(url: string, body: unknown, status = 200): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  await response.arrayBuffer()
  if (response.status !== status) throw new Error(`${url} returned ${response.status}`)
  return response
}

/** Milliseconds until the whole response has arrived. */
export async function timeOf(ask: () => Promise<Response>): Promise<number> {
  const started = performance.now()
  const response = await ask()
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${response.url} returned ${response.status}`)
  return performance.now() - started
}
