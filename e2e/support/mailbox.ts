import { expect } from '@playwright/test'
import { readOutbox } from '../../src/testing/read-outbox.ts'
import type { BuiltServer } from './built-server.ts'

/** The link in the newest email with this subject, once it has arrived. */
export async function linkInMail(server: BuiltServer, to: string, subject: RegExp): Promise<string> {
  let link = ''
  await expect(async () => {
    const mails = await readOutbox(server.dataDir, to)
    const mail = mails.findLast((each) => subject.test(each.subject ?? ''))
    link = /https?:\/\/\S+#token=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass({ timeout: 120_000 })
  return link
}
