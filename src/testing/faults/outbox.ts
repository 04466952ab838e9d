import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Stored } from './record-kinds.ts'

/**
 * A row and its emails exist together: one for a subscription, a waitlist entry and an account; one to the
 * team and one to the sender for a message.
 */
export async function compareMails(
  { newsletter, waitlist, contact }: Stored,
  registered: number,
  dataDir: string,
) {
  const wanted = newsletter.length + waitlist.length + 2 * contact.length + registered
  // An email interrupted by a kill is retried once its worker has been silent for a minute.
  const timeouts = performance.now() + 240_000
  while (countMails(dataDir) < wanted && performance.now() < timeouts) await pause(500)
  const recipients = readMails(dataDir).map((mail) => /^To: .*?([\da-f-]{36})@example\.org/m.exec(mail)?.[1])
  const times = new Map<string, number>()
  for (const key of recipients) if (key) times.set(key, (times.get(key) ?? 0) + 1)
  const faults = [...newsletter, ...waitlist, ...contact]
    .filter((key) => times.get(key) !== 1)
    .map((key) => `${key} was sent ${times.get(key) ?? 0} mails`)
  if (countMails(dataDir) !== wanted) faults.push(`${countMails(dataDir)} mails instead of ${wanted}`)
  return faults
}

const outboxOf = (dataDir: string) => join(dataDir, 'outbox')
const listMails = (dataDir: string) => {
  try {
    return readdirSync(outboxOf(dataDir)).filter((name) => name.endsWith('.eml'))
  } catch {
    return []
  }
}
export const countMails = (dataDir: string) => listMails(dataDir).length
const readMails = (dataDir: string) =>
  listMails(dataDir).map((name) => readFileSync(join(outboxOf(dataDir), name), 'utf8'))
