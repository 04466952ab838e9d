import { careful } from './careful.ts'
import { elsewhere } from './elsewhere.ts'
import { makers } from './makers.ts'
import { movers } from './movers.ts'
import { neighbors } from './neighbors.ts'

/** People with little in common: full notes and none, three languages, sensitive topics. */
export const fixtureCreators = [...makers, ...movers, ...careful, ...neighbors, ...elsewhere]
