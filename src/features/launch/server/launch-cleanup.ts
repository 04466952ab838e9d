import { z } from 'zod'
import { forgetSenders } from '#features/forms/server.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { JobKind, Jobs } from '#platform/server/jobs/jobs.ts'
import { remindInvited } from './invite-mail.ts'
import { deleteOldDryRuns } from './waves.store.ts'
import { lockLines } from './line.store.ts'
import { findAudiences, listUnsettledEntries } from './referrals.store.ts'
import { settleReferral } from './settle-referral.ts'

export const launchCleanup: JobKind<Record<string, never>> = {
  name: 'launch-cleanup',
  data: z.strictObject({}),
  retries: 3,
  expireInSeconds: 300,
}

const batchSize = 500

/**
 * Forgets senders and dry runs after a week, reminds invited people, and settles referrals that the previous
 * version confirmed.
 */
export const cleanUpLaunch =
  ({ database, jobs }: { database: Database; jobs: Jobs }) =>
  async () => {
    await forgetSenders(database.db)
    await deleteOldDryRuns(database.db)
    await remindInvited({ database, jobs })
    for (const entryId of await listUnsettledEntries(database.db, batchSize))
      await database.transaction(async (tx) => {
        const [entry] = await findAudiences(tx, [entryId])
        await lockLines(tx, entry?.audiences ?? [])
        await settleReferral(tx, entryId)
      })
  }
