/**
 * The ids of demo rows. Their version is 8, which nothing else here makes: whatever lies between the first and the last of
 * them is demo data, and nothing else is.
 */
const prefix = 'de300000-0000-8000-8000-'

export const demoId = (number: number) => `${prefix}${number.toString(16).padStart(12, '0')}`

export const demoIdRange = { first: `${prefix}000000000000`, last: `${prefix}ffffffffffff` }
