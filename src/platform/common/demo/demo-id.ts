/**
 * IDs of demo rows use UUID version 8, which nothing else here generates, so an ID range identifies all demo
 * data.
 */
const prefix = 'de300000-0000-8000-8000-'

export const demoId = (number: number) => `${prefix}${number.toString(16).padStart(12, '0')}`

export const demoIdRange = { first: `${prefix}000000000000`, last: `${prefix}ffffffffffff` }
