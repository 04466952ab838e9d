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

/** Deletes expired sessions, emailed links and third-party sign-ins. */
export const deleteExpiredAccountData =
  ({ db }: { db: Db }) =>
  () =>
    deleteExpired(db, new Date())
