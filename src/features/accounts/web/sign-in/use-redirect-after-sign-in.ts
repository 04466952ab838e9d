import { useNavigate } from 'react-router'
import { refreshSession, useSession } from '../session/session.ts'

/** Called after a successful sign-in; continues to the target. */
export function useRedirectAfterSignIn(target: string): () => Promise<void> {
  const navigate = useNavigate()
  const session = useSession()
  return async () => {
    // Switching accounts needs a full page load, so that nothing of the other account stays in memory.
    if (session.status === 'signed-in') return window.location.replace(target)
    await refreshSession()
    await navigate(target, { replace: true })
  }
}
