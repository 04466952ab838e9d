import { useSyncExternalStore } from 'react'
import type { Session, SignedInUser } from '../../contract/session.ts'
import { clearSignedInFlag, setSignedInFlag, readSignedInFlag } from './signed-in-flag.ts'

export type SessionState =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: SignedInUser }
  | { status: 'unknown' }

/**
 * Who is signed in, asked once for the whole page and again when someone comes back to the tab. A store of its own, because
 * the header shows it on public pages too, which load no query client.
 */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, () => state, atBuild)
}

/** The same for what every public page shows: a browser in which nobody has ever signed in is not asked about. */
export function useLikelySession(): SessionState {
  return useSyncExternalStore(readSignedInFlag() ? subscribe : listen, () => state, atBuild)
}

/** Asks the server again. Of several questions the last one counts. */
export async function refreshSession(): Promise<void> {
  const question = ++questions
  const answer = await ask()
  if (question !== questions) return
  // A network that fails for a moment signs nobody out.
  if (answer.status === 'unknown' && state.status !== 'loading' && state.status !== 'unknown') return
  state = answer
  if (answer.status === 'signed-in') setSignedInFlag()
  if (answer.status === 'signed-out') clearSignedInFlag()
  for (const changed of listeners) changed()
}

const loading: SessionState = { status: 'loading' }
const atBuild = () => loading

let state: SessionState = loading
let questions = 0
const listeners = new Set<() => void>()

function subscribe(changed: () => void): () => void {
  const stopListening = listen(changed)
  if (questions === 0) void refreshSession()
  return stopListening
}

function listen(changed: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', refreshWhenSeen)
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
    if (listeners.size === 0) document.removeEventListener('visibilitychange', refreshWhenSeen)
  }
}

function refreshWhenSeen() {
  if (document.visibilityState === 'visible' && (questions > 0 || readSignedInFlag())) void refreshSession()
}

// Without the typed client, which the public pages would have to load for this one question.
async function ask(): Promise<SessionState> {
  try {
    const response = await fetch('/api/session', { credentials: 'same-origin' })
    if (!response.ok) return { status: 'unknown' }
    const { user } = (await response.json()) as Session
    return user ? { status: 'signed-in', user } : { status: 'signed-out' }
  } catch {
    return { status: 'unknown' }
  }
}
