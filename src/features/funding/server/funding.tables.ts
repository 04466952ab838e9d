import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const cents = () => bigint({ mode: 'number' })
const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow()

export const projects = pgTable(
  'projects',
  {
    id: uuid().primaryKey().defaultRandom(),
    title: text().notNull(),
    creatorName: text().notNull(),
    goalCents: cents().notNull(),
    raisedCents: cents().notNull().default(0),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.createdAt)],
)

export const investments = pgTable(
  'investments',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    amountCents: cents().notNull(),
    earnedCents: cents().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.projectId)],
)
