import type { BookFault } from '#features/ledger/server.ts'
import type { Db } from '#platform/server/database/database.ts'
import { listWrongCaps } from './revenue-report.store.ts'

/** A part of the audit of the books that needs the pledges. */
export async function checkCaps(db: Db): Promise<BookFault[]> {
  const rule = 'The most that backers can get is the sum of the caps of paid pledges'
  return (await listWrongCaps(db)).map((details) => ({ rule, details }))
}
