import type { MoneyRange } from './demand-bands.ts'

const people = (amount: number) => `${amount.toLocaleString('en')} ${amount === 1 ? 'person' : 'people'}`

/** The texts of the demand meter. */
export const demandTexts = {
  title: 'Demand',
  about:
    'What creators ask for against what backers would put in. Both chose a band, so every sum is a range. Only confirmed addresses count.',
  publicTitle: 'What people on the list want',
  publicAbout:
    'Creators and backers each chose a range, so every sum is a range. We count only groups of ten people or more.',
  asks: 'Creators ask',
  offers: 'Backers offer',
  covered: 'Covered',
  money: ({ from, to }: MoneyRange) =>
    to === null ? `at least ${dollars(from)}` : `${dollars(from)} to ${dollars(to)}`,
  share: ({ from, to }: MoneyRange): string => {
    if (to !== null) return `between ${percent(from)} and ${percent(to)}`
    return from > 0 ? `at least ${percent(from)}` : demandTexts.open
  },
  from: (amount: number) => `from ${people(amount)}`,
  notYet: 'Not known yet',
  open: 'Not known: the highest bands have no upper end',
  empty: { title: 'No answers yet', about: 'The first confirmed creators and backers will appear here.' },
  total: 'All',
  tables: {
    asks: { title: 'What creators ask for', group: 'Content' },
    offers: { title: 'What backers offer', group: 'In return' },
    investors: { title: 'Investors in Crovest itself', group: 'Investor' },
  },
  investorsAbout: 'Kept apart: their money covers no campaign.',
} as const

const dollars = (amount: number) =>
  amount.toLocaleString('en', {
    style: 'currency',
    currency: 'USD',
    notation: 'compact',
    maximumFractionDigits: 1,
    minimumFractionDigits: 0,
  })

const percent = (fraction: number) =>
  fraction.toLocaleString('en', { style: 'percent', maximumFractionDigits: fraction < 0.1 ? 1 : 0 })
