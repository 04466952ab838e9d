import type { PersonLine } from '#features/accounts/server.ts'
import { truncate } from '#platform/common/text.ts'
import type { Db } from '#platform/server/database/database.ts'
import { personLines as texts } from '../../contract/person-lines.ts'
import { reviewPaths } from '../../contract/review-requests.ts'
import type { StoredSubmission } from '../stored-submission.ts'
import { listSubmissionsOfPerson } from '../submissions.store.ts'
import { listMessagesOfPerson } from './messages-of-person.store.ts'

const detailLength = 200

/** What an address sent us, and what we wrote back. */
export async function listPersonLines(db: Db, email: string): Promise<PersonLine[]> {
  const sent = await listSubmissionsOfPerson(db, email)
  const followed = await listMessagesOfPerson(db, email)
  return [...sent.flatMap(describeSent), ...followed.map(describeMessage)]
}

function describeSent(stored: StoredSubmission): PersonLine[] {
  const { collection, row } = stored
  const at = collection === 'newsletter' ? row.subscribedAt : row.submittedAt
  const to = `${reviewPaths.list(row.isSpam ? 'spam' : collection)}&q=${row.id}`
  const { text, detail } = describeKind(stored)
  if (row.isSpam) return [{ at, text, detail: texts.spam, to }]
  const line = { at, text, detail, to: collection === 'contact' ? reviewPaths.conversation(row.id) : to }
  if (collection !== 'waitlist' || row.confirmedAt === null) return [line]
  return [line, { at: row.confirmedAt, text: texts.confirmed, to }]
}

function describeKind({ collection, row }: StoredSubmission): { text: string; detail: string } {
  switch (collection) {
    case 'waitlist':
      return { text: texts.joined, detail: `${row.userType} · ${row.status}` }
    case 'newsletter':
      return { text: texts.subscribed, detail: row.status }
    case 'contact':
      return { text: texts.wrote, detail: truncate(row.message, detailLength) }
    case 'feedback':
    case 'other':
      return { text: texts.sentForm(row.formType), detail: '' }
  }
}

type Message = Awaited<ReturnType<typeof listMessagesOfPerson>>[number]

const describeMessage = ({ kind, authorEmail, text, createdAt, conversationId }: Message): PersonLine => ({
  at: createdAt,
  text: kind === 'inbound' ? texts.inbound : texts[kind](authorEmail),
  detail: truncate(text, detailLength),
  to: reviewPaths.conversation(conversationId),
})
