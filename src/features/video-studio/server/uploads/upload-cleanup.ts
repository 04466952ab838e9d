import { z } from 'zod'
import type { Database } from '#platform/server/database/database.ts'
import type { JobKind, Jobs } from '#platform/server/jobs/jobs.ts'
import { deleteForgottenPhotos } from '../photos/photo.store.ts'
import { queuePhotoRemoval } from '../photos/store-photo.ts'
import { deleteForgottenRecordings } from '../recordings/recording.store.ts'
import { queueRecordingRemoval } from '../recordings/store-recording.ts'
import { listUsersWithForgottenUploads } from './forgotten-uploads.store.ts'
import { holdUser } from './upload-quota.store.ts'

export const uploadCleanup: JobKind<Record<string, never>> = {
  name: 'upload-cleanup',
  data: z.strictObject({}),
  retries: 3,
  expireInSeconds: 900,
}

type Deps = { database: Database; jobs: Jobs }

/** Deletes everyone's photos and recordings that no video uses a day after they were uploaded. */
export const deleteForgottenUploads =
  ({ database, jobs }: Deps, batchSize = 100) =>
  async () => {
    let userIds: string[] = []
    do {
      userIds = await listUsersWithForgottenUploads(database.db, {
        after: userIds.at(-1) ?? '',
        limit: batchSize,
      })
      for (const userId of userIds) await deleteForgottenOf({ database, jobs }, userId)
    } while (userIds.length === batchSize)
  }

/** The rows go now, and their files with jobs of the same transaction. */
async function deleteForgottenOf({ database, jobs }: Deps, userId: string) {
  await database.transaction(async (tx) => {
    // So that no video that starts now loses its voice or its photos.
    await holdUser(tx, userId)
    await queuePhotoRemoval(tx, jobs, await deleteForgottenPhotos(tx, userId))
    await queueRecordingRemoval(tx, jobs, await deleteForgottenRecordings(tx, userId))
  })
}
