import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'

/** The emails that a server without SMTP wrote for one address. */
export async function readOutbox(dataDir: string, address: string) {
  const folder = join(dataDir, 'outbox')
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  // Most of a crowded outbox is for others, and decoding it would take longer than the tests.
  const likely = files
    .map((name) => readFileSync(join(folder, name)))
    .filter((mail) => mail.includes(address))
  const mails = await Promise.all(likely.map((mail) => PostalMime.parse(mail)))
  return mails.filter((mail) => mail.to?.some((to) => to.address === address))
}
