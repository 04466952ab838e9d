import type { Db } from '#platform/server/database/database.ts'
import { StartError } from '#platform/server/start-error.ts'
import { hasTestPledges } from './pledge.store.ts'

/** Test money and real money never share books. */
export async function requireNoTestPledges(db: Db) {
  if (await hasTestPledges(db))
    throw new StartError('FUNDING_MODE=live needs a database without test pledges. Use a new one.')
}
