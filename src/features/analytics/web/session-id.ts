import { randomId } from './random-id.ts'

const key = 'session-id'
let kept: string | undefined

/** One for each visit in one tab; without storage, one for each page load. */
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
