import { expect, test } from 'vitest'
import { afterReport } from '#features/funding/domain/charge-outcome.ts'
import { splitAmount } from '#features/ledger/domain/split-amount.ts'
import type { SimulationDeps } from './simulation.ts'
import { simulateCampaign } from './simulate-campaign.ts'
import { TestProvider } from './test-provider.ts'

const simulate = (count: number, planted: Partial<SimulationDeps> = {}) =>
  Array.from({ length: count }, (_, seed) => simulateCampaign(seed, planted))

test('in 300 simulated campaigns no cent goes adrift', () => {
  const simulations = simulate(300)
  expect(simulations.flatMap(({ faults }) => faults)).toEqual([])
  expect(new Set(simulations.map(({ isFunded }) => isFunded)).size).toBe(2)
  const causes = simulations.flatMap(({ postings }) =>
    postings.flatMap((posting) => (posting.kind === 'post' ? posting.transactions : [])),
  )
  expect(new Set(causes.map(({ kind }) => kind))).toContain('chargeback')
  const reversed = simulations.flatMap(({ postings }) =>
    postings.flatMap((posting) => (posting.kind === 'reverse' ? [posting.key.split(':')[0]] : [])),
  )
  expect(new Set(reversed)).toEqual(new Set(['chargeback', 'distribution', 'repayment']))
})

/** Each breaks one rule of the product on purpose. */
const faults: [what: string, planted: Partial<SimulationDeps>, reported: RegExp][] = [
  [
    'a distribution that drops a cent',
    {
      splitAmount: (amount, shares) => {
        const { parts, left } = splitAmount(amount, shares)
        const largest = parts.toSorted((one, other) => other.amount - one.amount)[0]
        return { parts: parts.map((part) => (part === largest ? less(part) : part)), left }
      },
    },
    /^repayments: 1 instead of 0$/,
  ],
  [
    'a payment that counts each time it is reported',
    {
      afterReport: (pledge, report) =>
        report.status === 'succeeded' && pledge.status === 'charged'
          ? 'charged'
          : afterReport(pledge, report),
    },
    /^backer /,
  ],
  [
    'a card that is charged twice',
    { createProvider: (random) => new DoublingProvider(random) },
    /^what the provider holds: /,
  ],
]

const less = <Part extends { amount: number }>(part: Part) => ({ ...part, amount: part.amount - 1 })

class DoublingProvider extends TestProvider {
  override charge(...[key, card, amount, now]: Parameters<TestProvider['charge']>) {
    super.charge(`${key}#again`, card, amount, now)
    return super.charge(key, card, amount, now)
  }
}

test.each(faults)('%s is noticed', (_what, planted, reported) => {
  expect(simulate(30, planted).flatMap((simulation) => simulation.faults)).toContainEqual(
    expect.stringMatching(reported),
  )
})
