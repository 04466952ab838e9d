import { newsletterConfirmation, sendNewsletterConfirmation } from '#features/forms/server.ts'
import type { Queue } from '#platform/server/jobs/jobs.ts'
import type { Services } from './start-services.ts'

export const jobKinds: readonly Queue[] = [newsletterConfirmation]

/** Takes up the work that waits in the queues. */
export async function startBackgroundJobs({ jobs, database: { db }, mail, siteUrl, secret }: Services) {
  await jobs.work({
    kind: newsletterConfirmation,
    run: sendNewsletterConfirmation({ db, mail, siteUrl, secret }),
  })
}
