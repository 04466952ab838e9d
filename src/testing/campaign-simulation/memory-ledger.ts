import type { AccountKind } from '#features/ledger/contract/ledger.ts'
import type { Entry, Transaction } from '#features/ledger/domain/transactions.ts'

/** What is written to a ledger, in order. */
export type Posting = { kind: 'post'; transactions: Transaction[] } | { kind: 'reverse'; key: string }

/** The rules of the ledger's tables without a database: keys count once, and some accounts are never overdrawn. */
export class MemoryLedger {
  readonly postings: Posting[] = []
  readonly #written = new Map<string, Transaction>()
  readonly #reversed = new Set<string>()
  readonly #balances = new Map<string, number>()

  post(...transactions: Transaction[]) {
    this.postings.push({ kind: 'post', transactions })
    for (const one of transactions) {
      const existing = this.#written.get(one.key)
      if (existing && JSON.stringify(existing) !== JSON.stringify(one))
        throw new Error(`${one.key} was written with other entries`)
      if (existing) continue
      if (!this.#apply(one.entries, 1)) throw new Error(`${one.key} overdraws an account`)
      this.#written.set(one.key, one)
    }
  }

  /** A second reversal has no effect. */
  reverse(key: string) {
    const original = this.#written.get(key)
    if (!original) throw new Error(`${key} was never written`)
    this.postings.push({ kind: 'reverse', key })
    if (this.#reversed.has(key)) return
    if (!this.#apply(original.entries, -1)) throw new Error(`the reversal of ${key} overdraws an account`)
    this.#reversed.add(key)
  }

  balance(kind: AccountKind, pledgeId?: string): number {
    let sum = 0
    for (const [account, amount] of this.#balances) {
      const [, of, pledge] = account.split(':')
      if (of === kind && (pledgeId === undefined || pledge === pledgeId)) sum += amount
    }
    return sum
  }

  balances(): Map<string, number> {
    return new Map([...this.#balances].filter(([, amount]) => amount !== 0))
  }

  #apply(entries: readonly Entry[], sign: 1 | -1): boolean {
    const after = new Map(this.#balances)
    for (const { campaignId, kind, pledgeId, amount } of entries) {
      const account = `${campaignId}:${kind}:${pledgeId ?? ''}`
      after.set(account, (after.get(account) ?? 0) + sign * amount)
    }
    for (const [account, amount] of after) {
      const kind = account.split(':')[1]
      if ((kind === 'escrow' || kind === 'repayments') && amount < 0) return false
    }
    this.#balances.clear()
    for (const [account, amount] of after) this.#balances.set(account, amount)
    return true
  }
}
