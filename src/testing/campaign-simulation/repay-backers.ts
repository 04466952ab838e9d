import { capOf, listMonths, shareOf } from '#features/funding/domain/repayment.ts'
import { distribute, repay } from '#features/ledger/domain/transactions.ts'
import { payOut, post, takeChargebacks, winDisputes, type Life } from './life.ts'

/** Months 3 to 9: chargebacks, disputes that are won, and reports, some taken back and sent again with another amount. */
export function repayBackers(life: Life) {
  const { chance } = life
  const terms = { sharePercent: chance.integer(1, 40), capPercent: chance.integer(100, 300) }
  for (const _ of listMonths()) {
    takeChargebacks(life)
    winDisputes(life)
    if (chance.happens(0.5)) payOut(life)
    if (chance.happens(0.15)) continue
    const undo = report(life, terms)
    if (!undo || !chance.happens(0.2)) continue
    undo()
    report(life, terms)
  }
}

type Terms = { sharePercent: number; capPercent: number }

/** Returns how to take it back, if something was paid. */
function report(life: Life, { sharePercent, capPercent }: Terms): (() => void) | undefined {
  const { chance, ledger, campaignId, pledges } = life
  const holders = pledges.filter(({ status }) => status === 'charged')
  const most = (one: (typeof holders)[number]) => capOf(one.amount, capPercent) - one.received
  const shares = holders.map((one) => ({ id: one.id, weight: one.amount, most: most(one) }))
  const amount = shareOf(chance.pick([0, 1, chance.integer(0, 50_000_000)]), sharePercent)
  const { parts, left } = life.deps.splitAmount(amount, shares)
  if (amount === left) return undefined
  const paid = { id: chance.uuid(), campaignId, currency: 'USD' as const, amount: amount - left }
  post(life, repay(paid), distribute(paid, parts))
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
