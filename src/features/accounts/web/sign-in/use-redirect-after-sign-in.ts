import { useNavigate } from 'react-router'
import { refreshSession, useSession } from '../session/session.ts'

/** What happens once the server has let somebody in: on to where they wanted to go. */
export function useEntering(target: string): () => Promise<void> {
  const navigate = useNavigate()
  const session = useSession()
  return async () => {
    // Whoever changes accounts starts afresh: nothing of the other one may stay in memory.
    if (session.status === 'signed-in') return window.location.replace(target)
    await refreshSession()
    await navigate(target, { replace: true })
  }
}
