import { randomId } from '#platform/web/random-id.ts'

const key = 'session-id'
let kept: string | undefined

/** One per visit and tab, or one per page load if storage is unavailable. */
export function sessionId(): string {
  kept ??= stored() ?? randomId()
  return kept
}

function stored(): string | undefined {
  try {
    const known = sessionStorage.getItem(key)
    if (known) return known
    const fresh = randomId()
    sessionStorage.setItem(key, fresh)
    return fresh
  } catch {
    return undefined
  }
}
