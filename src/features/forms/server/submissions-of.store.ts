import { eq, sql } from 'drizzle-orm'
import type { DataPart } from '#features/accounts/server.ts'
import { normalizeEmail } from '#platform/common/text.ts'
import {
  addressIn,
  contactSubmissions,
  formSubmissions,
  newsletterSubscriptions,
  waitlistSubmissions,
} from './forms.tables.ts'

/** Submissions from an address, shown to its owner once it is confirmed. Feedback has no address. */
export const submissionsOf: DataPart = {
  name: 'forms',
  async exportFor(db, { email, emailVerified }) {
    if (!emailVerified) return { withheld: 'Confirm your email address to see what was sent from it.' }
    const sent: Record<string, unknown> = {}
    for (const [name, { table, isFrom }] of Object.entries(collections))
      sent[name] = (
        await db
          .select()
          .from(table)
          .where(isFrom(normalizeEmail(email)))
      ).map(withoutHashes)
    return sent
  },
  async eraseFor(tx, { email, emailVerified }) {
    if (!emailVerified) return
    for (const { table, isFrom } of Object.values(collections))
      await tx.delete(table).where(isFrom(normalizeEmail(email)))
  },
}

const collections = {
  waitlist: { table: waitlistSubmissions, isFrom: (key: string) => eq(waitlistSubmissions.emailKey, key) },
  contact: { table: contactSubmissions, isFrom: (key: string) => eq(contactSubmissions.emailKey, key) },
  newsletter: {
    table: newsletterSubscriptions,
    isFrom: (key: string) => eq(newsletterSubscriptions.emailKey, key),
  },
  other: {
    table: formSubmissions,
    isFrom: (key: string) => sql`${addressIn(formSubmissions.fields)} = ${key}`,
  },
}

/** Internal hashes that are deleted after a day or a week. */
const withoutHashes = ({
  idempotencyKey: _key,
  bodyHash: _hash,
  senderHash: _sender,
  ...row
}: {
  idempotencyKey: string | null
  bodyHash: string | null
  senderHash?: string | null
}) => row
