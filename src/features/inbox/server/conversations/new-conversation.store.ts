import { contactSubmissions } from '#features/forms/server.ts'
import { normalizeEmail } from '#platform/common/text.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { ParsedMail } from './parse-mail.ts'

/** A message that came by email instead of through the form. */
export async function addMailConversation(tx: Db, mail: ParsedMail): Promise<string> {
  const [added] = await tx
    .insert(contactSubmissions)
    .values({
      formType: 'email',
      source: 'email',
      name: mail.fromName || mail.fromEmail,
      email: mail.fromEmail,
      emailKey: normalizeEmail(mail.fromEmail),
      subject: mail.subject,
      message: mail.text,
      ...(mail.isAutomatic && { waitingSince: null }),
    })
    .returning({ id: contactSubmissions.id })
  if (!added) throw new Error('the conversation was not stored')
  return added.id
}
