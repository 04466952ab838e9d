import { randomId } from '#platform/web/random-id.ts'

const key = 'session-id'
let cached: string | undefined

/** One per visit and tab, or one per page load if storage is unavailable. */
export function sessionId(): string {
  cached ??= stored() ?? randomId()
  return cached
}

function stored(): string | undefined {
  try {
    const existing = sessionStorage.getItem(key)
    if (existing) return existing
    const fresh = randomId()
    sessionStorage.setItem(key, fresh)
    return fresh
  } catch {
    return undefined
  }
}
