import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { generatedId, instant, instantNow } from '#platform/server/database/columns.ts'

const cents = () => bigint({ mode: 'number' })

export const projects = pgTable(
  'projects',
  {
    id: generatedId(),
    title: text().notNull(),
    creatorName: text().notNull(),
    goalCents: cents().notNull(),
    raisedCents: cents().notNull().default(0),
    endsAt: instant().notNull(),
    createdAt: instantNow(),
  },
  (table) => [index().on(table.createdAt)],
)

export const investments = pgTable(
  'investments',
  {
    id: generatedId(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    amountCents: cents().notNull(),
    earnedCents: cents().notNull().default(0),
    createdAt: instantNow(),
  },
  (table) => [index().on(table.projectId)],
)
