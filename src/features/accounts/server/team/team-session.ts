import type { Context } from 'hono'
import type { Db } from '#platform/server/database/database.ts'
import { backgroundHeader } from '#platform/common/background-request.ts'
import { teamSessionEnd } from '../../domain/session-times.ts'
import { endOwnSession } from '../own-account/own-account.store.ts'
import { setSessionEnd } from '../accounts.store.ts'

type Found = { session: { id: string; startedAt: Date; expiresAt: Date }; user: { id: string; role: string } }

/** Browsers reconnect event streams automatically. */
const isStream = (c: Context) => c.req.header('accept') === 'text/event-stream'

/** Uses within this time of the last one are not stored. */
const precisionMs = 60_000

/**
 * Whether a team session is still valid. Each use extends it, and the end is stored so that other readers of
 * sessions see it. Background requests of a page don't count as use.
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
  // Earlier only if the session started before its user joined the team.
  if (extensionMs < 0 || (isUse && extensionMs > precisionMs)) await setSessionEnd(db, session.id, end)
  return true
}
