import { desc, eq } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import { campaigns } from '../campaigns/campaign.tables.ts'
import { campaignFollowers, campaignQuestions } from './reservation.tables.ts'

export const listFollowed = (db: Db, userId: string) =>
  db
    .select({ slug: campaigns.slug, since: campaignFollowers.createdAt })
    .from(campaignFollowers)
    .innerJoin(campaigns, eq(campaigns.id, campaignFollowers.campaignId))
    .where(eq(campaignFollowers.userId, userId))
    .orderBy(desc(campaignFollowers.createdAt))

export const listAsked = (db: Db, userId: string) =>
  db
    .select({
      slug: campaigns.slug,
      question: campaignQuestions.question,
      answer: campaignQuestions.answer,
      createdAt: campaignQuestions.createdAt,
    })
    .from(campaignQuestions)
    .innerJoin(campaigns, eq(campaigns.id, campaignQuestions.campaignId))
    .where(eq(campaignQuestions.authorId, userId))
    .orderBy(desc(campaignQuestions.createdAt))
