import type { SeededRandom } from '#platform/common/seeded-random.ts'
import type { Db } from './database/database.ts'

export type DemoDeps = {
  now: number
  random: SeededRandom
  hashPassword: (password: string) => Promise<string>
}

/** A feature's demo data. All parts are written or removed in one transaction. */
export type DemoPart = {
  name: string
  /** The number of real rows and of demo rows. */
  count: (tx: Db) => Promise<{ real: number; demo: number }>
  /** Returns a line that says what it created. */
  fill: (tx: Db, deps: DemoDeps) => Promise<string>
  remove: (tx: Db) => Promise<void>
  /** A sentence about what stays after the removal. */
  kept?: string
}
