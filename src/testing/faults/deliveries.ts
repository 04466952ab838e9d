import { setTimeout as pause } from 'node:timers/promises'
import type { Stored } from './record-kinds.ts'

type Delivered = { to: string[]; mail: { messageId?: string | undefined } }

/**
 * Checks that every email has arrived, under one Message-ID. A server killed between the mail server's
 * acknowledgement and its own record sends the email again under the same ID; those are counted separately.
 */
export async function compareDeliveries(mails: readonly Delivered[], stored: Stored, registered: number) {
  const { newsletter, waitlist, contact } = stored
  const wanted = newsletter.length + waitlist.length + 2 * contact.length + registered
  const count = () => new Set(mails.map(({ mail }) => mail.messageId)).size
  const timeouts = performance.now() + 240_000
  while (count() < wanted && performance.now() < timeouts) await pause(500)
  const idsOf = new Map<string, Set<string | undefined>>()
  for (const { to, mail } of mails)
    for (const address of to) idsOf.set(address, (idsOf.get(address) ?? new Set()).add(mail.messageId))
  const faults = [...newsletter, ...waitlist, ...contact]
    .filter((key) => idsOf.get(`${key}@example.org`)?.size !== 1)
    .map((key) => `${key} was sent ${idsOf.get(`${key}@example.org`)?.size ?? 0} different mails`)
  if (count() !== wanted) faults.push(`${count()} different mails instead of ${wanted}`)
  return { faults, mails: count(), repeated: mails.length - count() }
}
