import { eventually } from './eventually.ts'
import { readOutbox } from './read-outbox.ts'
import type { TestApp } from './test-app.ts'

/** The mails to one address once there are as many as expected; the jobs of the app must be running. */
export async function waitForMails(running: TestApp, address: string, count: number) {
  return eventually(async () => {
    const mails = await readOutbox(running.config.dataDir, address)
    if (mails.length < count) throw new Error(`${mails.length} of ${count} mails to ${address}`)
    return mails
  })
}

/** The token of the link in a mail. */
export const tokenIn = (mail: { text?: string | undefined }) =>
  /#token=(\S+)/.exec(mail.text ?? '')?.[1] ?? ''
