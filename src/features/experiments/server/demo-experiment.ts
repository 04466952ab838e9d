import { variantC } from '#features/analytics/contract/experiments.ts'
import { countVariantVisits } from '#features/analytics/server.ts'
import { dayMs } from '#platform/common/durations.ts'
import { utcDay } from '#platform/common/utc-day.ts'
import type { DemoPart } from '#platform/server/demo-part.ts'
import { splitDemoDay } from '../domain/split-demo-day.ts'
import { armsOf } from './count-visits.ts'
import { addExperiment, countStored, removeStartedBy, storeDays } from './experiments.store.ts'

const days = 21
/** Not a team member's address, so that demo rows can be told apart. */
const startedBy = 'demo@example.org'

/** One experiment over three weeks of the demo's visits that has found nothing yet. */
export const demoExperiment: DemoPart = {
  name: 'Experiments',
  count: (db) => countStored(db, startedBy),
  async fill(tx, { now, random }) {
    const startedAt = new Date(now - days * dayMs)
    const plan = { factor: 'text', metric: 'conversion', smallestEffect: 0.05, expectedRate: 0.1 } as const
    const experiment = await addExperiment(tx, { ...plan, startedAt, startedBy })
    if (!experiment) throw new Error('An experiment is running already')
    const visits = await countVariantVisits(tx, {
      variants: [variantC.id],
      type: plan.metric,
      fromDay: utcDay(startedAt),
      toDay: utcDay(now - dayMs),
    })
    const variants = armsOf(experiment).map(({ variant }) => variant)
    const counted = visits.flatMap((day) => splitDemoDay(random, day, variants))
    await storeDays(tx, experiment, counted, utcDay(now - dayMs))
    return `1 experiment over ${days} days`
  },
  remove: (tx) => removeStartedBy(tx, startedBy),
}
