import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { ownerId } from '#features/accounts/server.ts'
import { generatedId, instant, instantMsNow, instantNow } from '#platform/server/database/columns.ts'
import type { CreatorCheck, VerificationStatus } from '../../contract/campaign-choices.ts'

/** Whether the team has checked who a creator is. */
export const creatorVerifications = pgTable('creator_verifications', {
  userId: ownerId().primaryKey(),
  status: text().$type<VerificationStatus>().notNull().default('requested'),
  legalName: text().notNull(),
  checklist: jsonb().$type<CreatorCheck[]>().notNull().default([]),
  note: text().notNull().default(''),
  requestedAt: instantNow(),
  decidedAt: instant(),
  updatedAt: instantMsNow(),
})

/** Uploads for the verification. Only the team and the creator can open them. */
export const creatorDocuments = pgTable(
  'creator_documents',
  {
    id: generatedId(),
    userId: ownerId(),
    name: text().notNull(),
    contentType: text().notNull(),
    size: integer().notNull(),
    createdAt: instantNow(),
  },
  (table) => [index().on(table.userId)],
)
