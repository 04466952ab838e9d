import { expect } from '@playwright/test'
import { readOutbox } from '../../src/testing/read-outbox.ts'
import type { BuiltServer } from './built-server.ts'

/** The address of the link in the newest mail with this subject, as soon as it is there. */
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
