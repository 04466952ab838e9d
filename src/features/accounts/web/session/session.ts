import { useSyncExternalStore } from 'react'
import type { Session, SignedInUser } from '../../contract/session.ts'
import { clearSignedInFlag, setSignedInFlag, readSignedInFlag } from './signed-in-flag.ts'

export type SessionState =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: SignedInUser }
  | { status: 'unknown' }

/**
 * The current session, fetched once per page load and again when the tab regains focus. A separate store,
 * because public pages show it too and load no query client.
 */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, () => state, atBuild)
}

/** For public pages: skips the request if no one has ever signed in with this browser. */
export function useLikelySession(): SessionState {
  return useSyncExternalStore(readSignedInFlag() ? subscribe : listen, () => state, atBuild)
}

/** Fetches the session again; of several concurrent requests the last one wins. */
export async function refreshSession(): Promise<void> {
  const request = ++requests
  const latest = await fetchSession()
  if (request !== requests) return
  // A brief network failure doesn't sign the user out.
  if (latest.status === 'unknown' && state.status !== 'loading' && state.status !== 'unknown') return
  state = latest
  if (latest.status === 'signed-in') setSignedInFlag()
  if (latest.status === 'signed-out') clearSignedInFlag()
  for (const changed of listeners) changed()
}

const loading: SessionState = { status: 'loading' }
const atBuild = () => loading

let state: SessionState = loading
let requests = 0
const listeners = new Set<() => void>()

function subscribe(changed: () => void): () => void {
  const stopListening = listen(changed)
  if (requests === 0) void refreshSession()
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
  if (document.visibilityState === 'visible' && (requests > 0 || readSignedInFlag())) void refreshSession()
}

// Plain fetch, so that public pages needn't load the typed client.
async function fetchSession(): Promise<SessionState> {
  try {
    const response = await fetch('/api/session', { credentials: 'same-origin' })
    if (!response.ok) return { status: 'unknown' }
    const { user } = (await response.json()) as Session
    return user ? { status: 'signed-in', user } : { status: 'signed-out' }
  } catch {
    return { status: 'unknown' }
  }
}
