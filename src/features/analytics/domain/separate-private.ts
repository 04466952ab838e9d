type Refused = { id: string | null; reason: 'private' }

/**
 * Removes events from `privateSince` on. Events from before signing in may arrive with the session cookie and
 * still count.
 */
export function separatePrivate(sent: readonly unknown[], privateSince: Date | undefined) {
  if (!privateSince) return { events: sent, refused: [] }
  const events: unknown[] = []
  const refused: Refused[] = []
  for (const event of sent) {
    const { id, timestamp } = (event ?? {}) as { id?: unknown; timestamp?: unknown }
    if (typeof timestamp === 'number' && timestamp < privateSince.getTime()) events.push(event)
    else refused.push({ id: typeof id === 'string' ? id : null, reason: 'private' })
  }
  return { events, refused }
}
