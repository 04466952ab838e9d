import type { Context } from 'hono'
import type { Db } from '#platform/server/database/database.ts'
import { backgroundHeader } from '#platform/common/background-request.ts'
import { teamSessionEnd } from '../../domain/team-session.ts'
import { endOwnSession } from '../own-account/own-account.store.ts'
import { setSessionEnd } from '../accounts.store.ts'

type Found = { session: { id: string; startedAt: Date; expiresAt: Date }; user: { id: string; role: string } }

/** A browser opens a stream again by itself whenever it ends. */
const isStream = (c: Context) => c.req.header('accept') === 'text/event-stream'

/** A use within this time of the one before is not written down. */
const precisionMs = 60_000

/**
 * Whether a session of the team is still good. Its end moves on with every use, and is stored, so that whatever else reads
 * sessions sees it too. What a page asks by itself is no use.
 */
export async function extendTeamSession(db: Db, { session, user }: Found, c: Context): Promise<boolean> {
  if (user.role === 'user') return true
  const now = new Date()
  const end = teamSessionEnd(session.startedAt, now)
  if (end <= now) {
    await endOwnSession(db, user.id, session.id)
    return false
  }
  const extensionMs = end.getTime() - session.expiresAt.getTime()
  const isUse = c.req.header(backgroundHeader) === undefined && !isStream(c)
  // Earlier only where the session began before its user joined the team.
  if (extensionMs < 0 || (isUse && extensionMs > precisionMs)) await setSessionEnd(db, session.id, end)
  return true
}
