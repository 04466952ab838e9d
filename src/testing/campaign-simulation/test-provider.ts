import type { TestCard } from '#features/payments/contract/test-cards.ts'
import { cardRules } from '#features/payments/domain/test-card-rules.ts'
import type { Random } from './random.ts'

export type Report = { key: string; status: 'succeeded' | 'pending' | 'declined' }
type Payment = { amount: number; declined: boolean; settlesAt: number }

/** A payment provider with books of its own, whose events come late, twice, in any order or never. */
export class TestProvider {
  readonly #random: Random
  readonly #charges = new Map<string, Payment>()
  readonly #refunds = new Map<string, number>()
  #events: { at: number; report: Report }[] = []
  paidOut = 0

  constructor(random: Random) {
    this.#random = random
  }

  /** A second request with the same key is answered like the first. */
  charge(key: string, card: TestCard, amount: number, now: number): Report {
    const rule = cardRules[card]
    if (!this.#charges.has(key)) {
      const settlesAt = now + rule.settlesAfterMs
      this.#charges.set(key, { amount, declined: rule.declinedWhenCharged !== undefined, settlesAt })
      for (const { kind, afterMs, times, isLost } of rule.events) {
        // Chargebacks come by chance, in any month.
        if (kind === 'charge.disputed' || kind === 'charge.dispute-won') continue
        const status = kind === 'charge.pending' ? 'pending' : 'succeeded'
        const sent = isLost ? 0 : times + (this.#random.happens(0.2) ? 1 : 0)
        for (let time = 0; time < sent; time++)
          this.#events.push({ at: now + afterMs, report: { key, status } })
      }
    }
    return this.read(key, now)
  }

  read(key: string, now: number): Report {
    const { declined, settlesAt } = this.#charges.get(key)!
    return { key, status: declined ? 'declined' : settlesAt <= now ? 'succeeded' : 'pending' }
  }

  /** What is due, in any order; some are delivered again later. */
  takeEvents(now: number): Report[] {
    const due = this.#events.filter(({ at }) => at <= now)
    this.#events = this.#events.filter(({ at }) => at > now)
    for (const event of due) if (this.#random.happens(0.2)) this.#events.push({ ...event, at: now + 1 })
    return this.#random.shuffle(due).map(({ report }) => report)
  }

  /** Zero for a chargeback that was won. */
  refund(key: string, amount: number) {
    this.#refunds.set(key, amount)
  }

  /** What it holds for us: collected, minus refunded, minus paid out. */
  held(now: number): number {
    let sum = -this.paidOut
    for (const { amount, declined, settlesAt } of this.#charges.values())
      if (!declined && settlesAt <= now) sum += amount
    for (const amount of this.#refunds.values()) sum -= amount
    return sum
  }
}
