import { and, desc, eq, ilike, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import { publicStatuses, type CampaignStatus } from '../../contract/campaign-choices.ts'
import type { GalleryQuery, GalleryState } from '../../contract/campaigns.ts'
import { campaigns } from '../campaigns/campaign.tables.ts'
import type { CampaignRow } from '../campaigns/campaign.store.ts'

const pageSize = 12

const statusesOf: Record<GalleryState, readonly CampaignStatus[]> = {
  soon: ['pre-launch'],
  live: ['live'],
  over: ['settling', 'funded', 'failed', 'delivering', 'closed'],
}

/** Live ones first, then those that open soon, then the rest. */
export async function listPublic(
  db: Db,
  { q, category, model, state, page }: GalleryQuery,
): Promise<{ rows: CampaignRow[]; hasMore: boolean }> {
  const statuses = state ? statusesOf[state] : publicStatuses
  const pattern = q === undefined ? undefined : `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const found = await db
    .select()
    .from(campaigns)
    .where(
      and(
        inArray(campaigns.status, [...statuses]),
        isNotNull(campaigns.version),
        category && eq(campaigns.category, category),
        model && sql`${model} = any(${campaigns.models})`,
        pattern === undefined
          ? undefined
          : or(
              ilike(campaigns.title, pattern),
              ilike(campaigns.summary, pattern),
              ilike(campaigns.creatorName, pattern),
            ),
      ),
    )
    .orderBy(
      sql`case ${campaigns.status} when 'live' then 0 when 'pre-launch' then 1 else 2 end`,
      desc(campaigns.publishedAt),
      desc(campaigns.id),
    )
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize)
  return { rows: found.slice(0, pageSize), hasMore: found.length > pageSize }
}

/** The newest that people can still support, for the home page. */
export const newestOpen = (db: Db, limit: number): Promise<CampaignRow[]> =>
  db
    .select()
    .from(campaigns)
    .where(inArray(campaigns.status, ['pre-launch', 'live']))
    .orderBy(desc(campaigns.publishedAt), desc(campaigns.id))
    .limit(limit)
