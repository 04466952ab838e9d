import type { SeededRandom } from '#platform/common/seeded-random.ts'

type Day = { day: string; visits: number; conversions: number }

/** How often each version, in order, gets a visit that joins. */
const weights = [1, 1.1, 1.5, 1.25]

/** Gives every visit of a day, and every conversion, to one of the versions. */
export function splitDemoDay(random: SeededRandom, { day, ...total }: Day, variants: readonly string[]) {
  const arms = variants.map((variant) => ({ day, variant, visits: 0, conversions: 0 }))
  const most = Math.max(...weights)
  for (let left = total.visits; left > 0; left--) {
    const arm = arms[random.below(arms.length)]
    if (arm) arm.visits++
  }
  for (let left = total.conversions; left > 0;) {
    const index = random.below(arms.length)
    const arm = arms[index]
    if (!arm || arm.conversions === arm.visits || !random.isLucky((weights[index] ?? 0) / most)) continue
    arm.conversions++
    left--
  }
  return arms
}
