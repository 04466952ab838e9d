import { sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { users } from '#features/accounts/server.ts'
import {
  contactSubmissions as contact,
  newsletterSubscriptions as newsletter,
  waitlistSubmissions as waitlist,
} from '#features/forms/server.ts'
import { normalizeEmail } from '#platform/common/text.ts'
import type { Db } from '#platform/server/database/database.ts'

const perList = 20

/** Addresses that begin with the text, of anyone who joined, wrote, subscribed or registered. */
export async function findPeople(db: Db, q: string, limit: number): Promise<{ email: string }[]> {
  const pattern = `${normalizeEmail(q).replaceAll(/[\\%_]/g, '\\$&')}%`
  const [first, second, ...others] = [waitlist, newsletter, contact].map((table) =>
    db
      .select({ email: sql<string>`${table.emailKey}`.as('email') })
      .from(table)
      .where(sql`${table.emailKey} like ${pattern} and not ${table.isSpam}`)
      .limit(perList),
  )
  const accounts = db
    .select({ email: sql<string>`lower(${users.email})`.as('email') })
    .from(users)
    .where(sql`lower(${users.email}) like ${pattern}`)
    .limit(perList)
  if (!first || !second) return []
  const found = await union(first, second, ...others, accounts)
  return found.toSorted((one, two) => (one.email < two.email ? -1 : 1)).slice(0, limit)
}
