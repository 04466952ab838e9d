import type { Caller } from '#testing/permissions.ts'
import { cookieOf } from '#testing/sign-in.ts'
import type { TestApp } from '#testing/test-app.ts'

/** Sends a request under /api/admin as a team member. */
export async function requestAs(running: TestApp, caller: Caller) {
  const cookie = await cookieOf(running, caller)
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
