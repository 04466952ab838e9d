import { sql } from 'drizzle-orm'
import type { Audience } from '#features/forms/contract/choices.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { DemandCounts } from '../domain/measure-demand.ts'

type Row = { audience: Audience; group: string; band: string; people: number }

/** Everyone with a confirmed address whom the team hasn't rejected, by their two answers. */
export async function countAnswers(db: Db): Promise<DemandCounts> {
  const { rows } = await db.execute(sql`
    select audience, "group", band, count(*)::int as people from (
      select user_type as audience, coalesce(content_type, return_model, investor_type) as "group",
        coalesce(funding_target, contribution_size, check_size) as band
      from waitlist_submissions
      where confirmed_at is not null and not is_spam and status <> 'rejected'
    ) answers
    where "group" is not null and band is not null
    group by 1, 2, 3 order by 1, 2, 3`)
  const of = (list: Audience) =>
    (rows as Row[])
      .filter(({ audience }) => audience === list)
      .map(({ group, band, people }) => ({ group, band, people }))
  return { asks: of('creators'), offers: of('backers'), investors: of('investors') }
}
