import type { Transactions } from '#platform/server/database/database.ts'
import { StartError } from '#platform/server/start-error.ts'
import { auditBooks, freezeBooks, hasBooks, type BookFault } from './audit-books.store.ts'
import { compareWithHledger } from './journal.ts'

/** Checks all books at one moment: by our rules, and by hledger's arithmetic where it is installed. */
export const checkBooks = (database: Transactions): Promise<{ faults: BookFault[]; hasHledger: boolean }> =>
  database.transaction(async (tx) => {
    await freezeBooks(tx)
    if (!(await hasBooks(tx))) throw new StartError('There are no books yet. Start the server once.')
    const own = await auditBooks(tx)
    const theirs = await compareWithHledger(tx)
    return { faults: [...own, ...(theirs ?? [])], hasHledger: theirs !== undefined }
  })
