import type { Asker } from './permissions.ts'
import { cookieOf } from './sign-in.ts'
import type { TestApp } from './test-app.ts'

/** Asks under /api/admin as a member of the team. */
export async function askAs(running: TestApp, asker: Asker) {
  const cookie = await cookieOf(running, asker)
  return async (method: string, path: string, body?: unknown) => {
    const response = await running.app.request(`/api/admin/${path}`, {
      method,
      headers: { ...cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? JSON.parse(text) : undefined,
    }
  }
}
