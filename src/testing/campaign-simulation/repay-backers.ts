import { capOf, listMonths, shareOf } from '#features/funding/domain/repayment.ts'
import { distribute, repay } from '#features/ledger/domain/transactions.ts'
import { payOut, post, takeChargebacks, winDisputes, type Simulation } from './simulation.ts'

/** Months 3 to 9: chargebacks, disputes that are won, and reports, some taken back and sent again with another amount. */
export function repayBackers(simulation: Simulation) {
  const { random } = simulation
  const terms = { sharePercent: random.integer(1, 40), capPercent: random.integer(100, 300) }
  for (const _ of listMonths()) {
    takeChargebacks(simulation)
    winDisputes(simulation)
    if (random.happens(0.5)) payOut(simulation)
    if (random.happens(0.15)) continue
    const undo = report(simulation, terms)
    if (!undo || !random.happens(0.2)) continue
    undo()
    report(simulation, terms)
  }
}

type Terms = { sharePercent: number; capPercent: number }

/** Returns how to take it back, if something was paid. */
function report(simulation: Simulation, { sharePercent, capPercent }: Terms): (() => void) | undefined {
  const { random, ledger, campaignId, pledges } = simulation
  const holders = pledges.filter(({ status }) => status === 'charged')
  const most = (one: (typeof holders)[number]) => capOf(one.amount, capPercent) - one.received
  const shares = holders.map((one) => ({ id: one.id, weight: one.amount, most: most(one) }))
  const amount = shareOf(random.pick([0, 1, random.integer(0, 50_000_000)]), sharePercent)
  const { parts, left } = simulation.deps.splitAmount(amount, shares)
  if (amount === left) return undefined
  const paid = { id: random.uuid(), campaignId, currency: 'USD' as const, amount: amount - left }
  post(simulation, repay(paid), distribute(paid, parts))
  const count = (sign: 1 | -1) => {
    for (const { id, amount: part } of parts) pledges.find((one) => one.id === id)!.received += sign * part
  }
  count(1)
  if (holders.some((one) => most(one) < 0)) throw new Error('A backer got more than the cap')
  return () => {
    for (const key of [`distribution:${paid.id}`, `repayment:${paid.id}`]) {
      ledger.reverse(key)
      ledger.reverse(key)
    }
    count(-1)
  }
}
