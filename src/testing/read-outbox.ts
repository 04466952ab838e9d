import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'

/** The emails that a server without SMTP wrote for one address. */
export async function readOutbox(dataDir: string, address: string) {
  const folder = join(dataDir, 'outbox')
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))))
  return mails.filter((mail) => mail.to?.some((to) => to.address === address))
}
