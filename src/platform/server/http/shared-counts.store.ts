import { sql } from 'drizzle-orm'
import { RateLimiterPostgres, type IRateLimiterPostgresOptions } from 'rate-limiter-flexible'
import type { Database } from '../database/database.ts'
import { batchWrites } from '../database/batch-writes.ts'
import { runPrepared } from '../database/run-prepared.ts'

type Spending = { key: string; points: number; expire: number }
type Counted = { points: number; expire: number }

/** The library's own limiter, but clients that come at the same moment are counted by one statement. */
export class SharedCounts extends RateLimiterPostgres {
  private readonly count: (spending: Spending) => Promise<Counted>

  constructor(database: Database, options: Omit<IRateLimiterPostgresOptions, 'storeClient' | 'storeType'>) {
    super({ ...options, storeClient: database.pool, storeType: 'pool' })
    this.count = batchWrites((spendings: Spending[]) => countTogether(database, spendings))
  }

  /** What the library asks of a store at each try; its other ways of counting are not used here. */
  async _upsert(key: string, points: number, msDuration: number) {
    return { rows: [await this.count({ key, points, expire: Date.now() + msDuration })] }
  }
}

async function countTogether(database: Database, spendings: Spending[]): Promise<Counted[]> {
  const now = Date.now()
  const byKey = Map.groupBy(spendings, ({ key }) => key)
  const sums = [...byKey].map(([key, own]) => ({ key, points: sum(own), expire: own[0]?.expire }))
  // Sorted, so that processes side by side never wait for each other in a circle.
  const statement = sql`
    insert into rate_limits as known (key, points, expire)
    select key, points, expire
    from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) as spent(key text, points integer, expire bigint)
    order by key
    on conflict (key) do update set
      points = case when known.expire <= ${now}::bigint then excluded.points else known.points + excluded.points end,
      expire = case when known.expire <= ${now}::bigint then excluded.expire else known.expire end
    returning key, points, expire`
  const { rows } = await runPrepared(database, 'count_together', statement)
  const counted = new Map((rows as (Counted & { key: string })[]).map((row) => [row.key, row]))
  // Of several tries of one client each sees the count as it was after its own: from the last one backwards.
  const spentLater = new Map<string, number>()
  const answers: Counted[] = []
  for (const { key, points } of spendings.toReversed()) {
    const row = counted.get(key) ?? { points, expire: 0 }
    const lazyWithFallback = spentLater.get(key) ?? 0
    spentLater.set(key, lazyWithFallback + points)
    answers.push({ points: row.points - lazyWithFallback, expire: row.expire })
  }
  return answers.toReversed()
}

const sum = (spendings: readonly Spending[]) => spendings.reduce((total, { points }) => total + points, 0)
