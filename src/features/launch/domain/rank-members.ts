export type RankedMember = { id: string; audience: string; confirmedAt: number }
export type LedgerRow = { memberId: string; amount: number }

/**
 * The place of everyone who waits, from 1 on each list: more credits first, then who confirmed earlier, then
 * the ID. The order in which members and credits arrive makes no difference.
 */
export function rankMembers(
  members: readonly RankedMember[],
  ledger: readonly LedgerRow[],
): Map<string, number> {
  const credits = sumCredits(ledger)
  const of = ({ id }: RankedMember) => credits.get(id) ?? 0
  const line = members.toSorted(
    (one, other) =>
      of(other) - of(one) || one.confirmedAt - other.confirmedAt || (one.id < other.id ? -1 : 1),
  )
  const last = new Map<string, number>()
  return new Map(
    line.map(({ id, audience }) => {
      const place = (last.get(audience) ?? 0) + 1
      last.set(audience, place)
      return [id, place]
    }),
  )
}

export function sumCredits(ledger: readonly LedgerRow[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { memberId, amount } of ledger) sums.set(memberId, (sums.get(memberId) ?? 0) + amount)
  return sums
}
