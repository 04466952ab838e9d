import { z } from 'zod'
import { factors, variantId, type ArmName } from '#features/analytics/contract/experiments.ts'
import { countVariantVisits } from '#features/analytics/server.ts'
import { dayMs } from '#platform/common/durations.ts'
import { utcDay } from '#platform/common/utc-day.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { JobKind } from '#platform/server/jobs/jobs.ts'
import { listExperiments, storeDays, type StoredExperiment } from './experiments.store.ts'

/** A visit may last into the next day and its events may be a day late; after that a day is final. */
const openDays = 3

export const codeOf = ({ number }: Pick<StoredExperiment, 'number'>) => `e${number}`

export const armsOf = (experiment: StoredExperiment) =>
  factors[experiment.factor].map((name: ArmName) => ({ name, variant: variantId(codeOf(experiment), name) }))

/** Counts the days that are not final again. What is final is never read again. */
export async function countVisits(db: Db, experiment: StoredExperiment, now: number): Promise<void> {
  const { startedAt, stoppedAt, countedUntil } = experiment
  const fromDay = countedUntil === null ? utcDay(startedAt) : utcDay(Date.parse(countedUntil) + dayMs)
  // A page that was open when the experiment stopped may still send events.
  const toDay = utcDay(Math.min(now, (stoppedAt?.getTime() ?? now) + dayMs))
  if (fromDay > toDay) return
  const lastFinal = utcDay(now - openDays * dayMs)
  const days = await countVariantVisits(db, {
    variants: armsOf(experiment).map(({ variant }) => variant),
    type: experiment.metric,
    fromDay,
    toDay,
  })
  const finalDay = lastFinal < toDay ? lastFinal : toDay
  await storeDays(db, experiment, days, finalDay >= fromDay ? finalDay : null)
}

export const experimentCount: JobKind<Record<string, never>> = {
  name: 'experiment-count',
  data: z.object({}).strict(),
  retries: 3,
  expireInSeconds: 600,
}

export const countExperiments =
  ({ db }: { db: Db }) =>
  async () => {
    for (const experiment of await listExperiments(db)) await countVisits(db, experiment, Date.now())
  }
