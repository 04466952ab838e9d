import { eventually } from './eventually.ts'
import { readOutbox } from './read-outbox.ts'
import type { TestApp } from './test-app.ts'

/** The emails to one address once as many as expected have arrived; the app's jobs must be running. */
export async function waitForMails(running: TestApp, address: string, count: number) {
  return eventually(async () => {
    const mails = await readOutbox(running.config.dataDir, address)
    if (mails.length < count) throw new Error(`${mails.length} of ${count} mails to ${address}`)
    return mails
  })
}

/** The token of the link in an email. */
export const tokenIn = (mail: { text?: string | undefined }) =>
  /#token=(\S+)/.exec(mail.text ?? '')?.[1] ?? ''
