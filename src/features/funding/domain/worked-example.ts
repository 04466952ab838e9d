/** What one backer of a revenue share gets back, in whole minor units. */
export type ExampleCase = {
  name: 'bad' | 'expected' | 'good'
  /** Revenue during the repayment months. */
  revenueMinor: number
  /** What all backers share. */
  sharedMinor: number
  /** What the example's backer gets. */
  backMinor: number
}

export type ExampleTerms = {
  sharePercent: number
  /** The most a backer gets back, as a percentage of what they gave: 150 is one and a half times. */
  capPercent: number
  goalMinor: number
  expectedRevenueMinor: number
  amountMinor: number
}

const cases = [
  { name: 'bad', revenuePercent: 25 },
  { name: 'expected', revenuePercent: 100 },
  { name: 'good', revenuePercent: 250 },
] as const

/** The bad case first, because it is the one people skip. Rounds down, so it never promises a cent too much. */
export function workedExample(terms: ExampleTerms): ExampleCase[] {
  const { sharePercent, capPercent, goalMinor, expectedRevenueMinor, amountMinor } = terms
  return cases.map(({ name, revenuePercent }) => {
    const revenueMinor = Math.floor((expectedRevenueMinor * revenuePercent) / 100)
    const capMinor = Math.floor((goalMinor * capPercent) / 100)
    const sharedMinor = Math.min(capMinor, Math.floor((revenueMinor * sharePercent) / 100))
    const part = BigInt(sharedMinor) * BigInt(amountMinor)
    const backMinor = goalMinor > 0 ? Number(part / BigInt(goalMinor)) : 0
    return { name, revenueMinor, sharedMinor, backMinor }
  })
}
