export type Share = {
  id: string
  /** What the share is proportional to, such as the cents someone paid. */
  weight: number
  /** The most this share may get. */
  most: number
}

export type Part = { id: string; amount: number }

/**
 * Splits an amount in proportion to the weights so that the parts add up to it exactly. What is above the most
 * of a share goes to the others; only if every share has its most, something is left.
 *
 * Cents that can't be divided go to the largest remainders, and among equal ones to the smallest ID, so that
 * the order of the shares makes no difference.
 */
export function splitAmount(amount: number, shares: readonly Share[]): { parts: Part[]; left: number } {
  requireCents(amount)
  const got = new Map(shares.map(({ id }) => [id, 0]))
  let left = amount
  let open = shares.filter(({ weight, most }) => weight > 0 && most > 0)
  // Ends because each round but the last fills at least one share.
  while (left > 0 && open.length > 0) {
    const offers = divide(left, open)
    const isFull = ({ id, most }: Share) => offers.get(id)! >= most
    if (!open.some(isFull)) {
      for (const [id, offered] of offers) got.set(id, offered)
      left = 0
    }
    for (const { id, most } of open.filter(isFull)) {
      got.set(id, most)
      left -= most
    }
    open = open.filter((share) => !isFull(share))
  }
  return { parts: shares.map(({ id }) => ({ id, amount: got.get(id)! })), left }
}

/** By largest remainder. The products exceed what a number holds exactly, so they are big integers. */
function divide(amount: number, shares: readonly Share[]): Map<string, number> {
  const total = shares.reduce((sum, { weight }) => sum + BigInt(weight), 0n)
  const exact = shares.map(({ id, weight }) => {
    const product = BigInt(amount) * BigInt(weight)
    return { id, whole: Number(product / total), remainder: product % total }
  })
  const spare = amount - exact.reduce((sum, { whole }) => sum + whole, 0)
  const luckiest = exact.toSorted((one, other) =>
    one.remainder === other.remainder ? compare(one.id, other.id) : compare(other.remainder, one.remainder),
  )
  const extra = new Set(luckiest.slice(0, spare).map(({ id }) => id))
  return new Map(exact.map(({ id, whole }) => [id, whole + (extra.has(id) ? 1 : 0)]))
}

const compare = <Value extends string | bigint>(one: Value, other: Value) =>
  one < other ? -1 : one > other ? 1 : 0

function requireCents(amount: number) {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`${amount} is not a number of cents`)
}
