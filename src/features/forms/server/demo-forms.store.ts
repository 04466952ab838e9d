import { between, eq, ne, sql } from 'drizzle-orm'
import { demoId, demoIdRange } from '#platform/common/demo/demo-month.ts'
import { normalizeEmail } from '#platform/common/text.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { DemoForms } from '../domain/compose-demo-forms.ts'
import {
  contactSubmissions,
  feedbackSubmissions,
  formSubmissions,
  newsletterSubscriptions,
  waitlistSubmissions,
} from './forms.tables.ts'

/** Forms can't set this value, so it reliably marks demo data. */
const source = 'demo'

const tables = [
  waitlistSubmissions,
  contactSubmissions,
  newsletterSubscriptions,
  feedbackSubmissions,
  formSubmissions,
] as const

export async function countDemoForms(tx: Db) {
  let real = 0
  let demo = 0
  for (const table of tables) {
    real += await tx.$count(table, ne(table.source, source))
    demo += await tx.$count(table, eq(table.source, source))
  }
  return { real, demo }
}

export async function removeDemoForms(tx: Db) {
  for (const table of tables)
    await tx
      .delete(table)
      .where(sql`${table.source} = ${source} and ${between(table.id, demoIdRange.first, demoIdRange.last)}`)
}

export async function addDemoForms(tx: Db, forms: DemoForms) {
  const moment = (time: number | undefined) => (time === undefined ? null : new Date(time))
  const address = (email: string) => ({ email, emailKey: normalizeEmail(email) })
  let number = 0
  const common = () => ({ id: demoId(number++), source })
  const sent = (formType: string, at: number) => ({ ...common(), formType, submittedAt: new Date(at) })

  await tx.insert(waitlistSubmissions).values(
    forms.waitlist.map(({ at, email, changedAt, ...entry }) => ({
      ...sent('waitlist', at),
      ...address(email),
      ...entry,
      confirmedAt: new Date(at),
      updatedAt: moment(changedAt),
    })),
  )
  await tx.insert(contactSubmissions).values(
    [...forms.contact, ...forms.spam].map((message) => ({
      ...sent('contact', message.at),
      ...address(message.email),
      name: message.name,
      message: message.message,
      lastMessageAt: new Date(message.at),
      waitingSince: new Date(message.at),
      ...('reason' in message
        ? { isSpam: true, spamReason: message.reason }
        : {
            read: message.readAt !== undefined,
            readAt: moment(message.readAt),
            updatedAt: moment(message.readAt),
          }),
    })),
  )
  await tx.insert(newsletterSubscriptions).values(
    forms.newsletter.map(({ email, at, status, changedAt }) => ({
      ...common(),
      ...address(email),
      status,
      subscribedAt: new Date(at),
      updatedAt: moment(changedAt),
    })),
  )
  await tx
    .insert(feedbackSubmissions)
    .values(forms.feedback.map(({ at, rating, message }) => ({ ...sent('feedback', at), rating, message })))
  await tx
    .insert(formSubmissions)
    .values(forms.other.map(({ at, formType, fields }) => ({ ...sent(formType, at), fields })))
}
