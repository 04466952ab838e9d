import type { SeededRandom } from '#platform/common/demo/seeded-random.ts'
import type { Db } from './database/database.ts'

export type DemoDeps = {
  now: number
  random: SeededRandom
  hashPassword: (password: string) => Promise<string>
}

/** What one feature brings to the demo. All of it is written or removed in one transaction. */
export type DemoPart = {
  name: string
  /** How many rows are there that are not demo data, and how many that are. */
  count: (tx: Db) => Promise<{ real: number; demo: number }>
  /** Answers with a line about what it made. */
  fill: (tx: Db, deps: DemoDeps) => Promise<string>
  remove: (tx: Db) => Promise<void>
}
