/**
 * Figures of pages that are English for everybody, written without the browser's own formatter: the first use of that costs a
 * phone 170 ms, in which it answers to nothing.
 */
export const plainPercent = (share: number): string => `${Math.round(share * 1000) / 10}%`

export const plainDollars = (amount: number): string =>
  `$${Array.from(String(amount), (digit, at) => (at > 0 && isGroupStart(amount, at) ? `,${digit}` : digit)).join('')}`

const isGroupStart = (amount: number, at: number) => (String(amount).length - at) % 3 === 0
