import { careful } from './careful.ts'
import { elsewhere } from './elsewhere.ts'
import { makers } from './makers.ts'
import { movers } from './movers.ts'

/** Twenty-one people who have little in common: full notebooks and empty ones, three languages, fields that need care. */
export const fixtureCreators = [...makers, ...movers, ...careful, ...elsewhere]
