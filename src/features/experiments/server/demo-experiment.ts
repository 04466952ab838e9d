import type { DemoPart } from '#platform/server/demo-part.ts'
import { armsOf } from './count-visits.ts'
import { addExperiment, countStored, removeStartedBy, storeDays } from './experiments.store.ts'

const dayMs = 86_400_000
const days = 21
/** Not a team member's address, so that demo rows can be told apart. */
const startedBy = 'demo@example.org'
/** Of the versions in their order. */
const rates = [0.036, 0.041, 0.058, 0.047]

/** One experiment that has run for three weeks and has found nothing yet. */
export const demoExperiment: DemoPart = {
  name: 'Experiments',
  count: (db) => countStored(db, startedBy),
  async fill(tx, { now, random }) {
    const startedAt = new Date(now - days * dayMs)
    const plan = { factor: 'text', metric: 'conversion', smallestEffect: 0.02, expectedRate: 0.04 } as const
    const experiment = await addExperiment(tx, { ...plan, startedAt, startedBy })
    if (!experiment) throw new Error('An experiment is running already')
    const counted = Array.from({ length: days }, (_, index) =>
      armsOf(experiment).map(({ variant }, arm) => {
        const visits = 14 + random.below(12)
        const conversions = Array.from({ length: visits }, () => random.next()).filter(
          (chance) => chance < (rates[arm] ?? 0),
        ).length
        const day = new Date(startedAt.getTime() + index * dayMs).toISOString().slice(0, 10)
        return { day, variant, visits, conversions }
      }),
    ).flat()
    await storeDays(tx, experiment, counted, counted.at(-1)?.day ?? null)
    return `1 experiment over ${days} days`
  },
  remove: (tx) => removeStartedBy(tx, startedBy),
}
