/** Formats figures of English-only pages without Intl, whose first use blocks a phone for 170 ms. */
export const plainPercent = (share: number): string => `${Math.round(share * 1000) / 10}%`

export const plainDollars = (amount: number): string =>
  `$${Array.from(String(amount), (digit, at) => (at > 0 && isGroupStart(amount, at) ? `,${digit}` : digit)).join('')}`

const isGroupStart = (amount: number, at: number) => (String(amount).length - at) % 3 === 0
