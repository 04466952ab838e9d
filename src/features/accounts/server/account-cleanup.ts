import { z } from 'zod'
import type { Db } from '#platform/server/database/database.ts'
import type { JobKind } from '#platform/server/jobs/jobs.ts'
import { deleteExpired } from './session/access.store.ts'

export const accountCleanup: JobKind<Record<string, never>> = {
  name: 'account-cleaning',
  data: z.strictObject({}),
  retries: 3,
  expireInSeconds: 300,
}

/** Every hour, away from the full one. */
export const accountCleanupTime = '23 * * * *'

/** Deletes sessions, mailed links and third-party sign-ins that have expired. */
export const deleteExpiredAccountData =
  ({ db }: { db: Db }) =>
  () =>
    deleteExpired(db, new Date())
