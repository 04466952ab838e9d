import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, instantNow } from '#platform/server/database/columns.ts'
import type { Role, UserType } from '../contract/roles.ts'

export const users = pgTable('users', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  image: text(),
  role: text().$type<Role>().notNull().default('user'),
  userType: text().$type<UserType>().notNull().default('creator'),
  lastLoginAt: instant(),
  /** Anything that granted access before this time, except the password, is no longer valid. */
  accessRevokedAt: instant(),
  createdAt: instantNow(),
  updatedAt: instantNow(),
})

/** The account that a row belongs to, and with which it is deleted. */
export const ownerId = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: ownerId(),
    token: text().notNull().unique(),
    expiresAt: instant().notNull(),
    ipAddress: text(),
    userAgent: text(),
    /** When the user last confirmed their identity after signing in. */
    confirmedAt: instant(),
    createdAt: instantNow(),
    updatedAt: instantNow(),
  },
  (table) => [index().on(table.userId)],
)

/** A user's sign-in methods: a password, or a third-party account. */
export const accounts = pgTable(
  'accounts',
  {
    id: text().primaryKey(),
    userId: ownerId(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: instant(),
    refreshTokenExpiresAt: instant(),
    scope: text(),
    password: text(),
    createdAt: instantNow(),
    updatedAt: instantNow(),
  },
  (table) => [index().on(table.userId), uniqueIndex().on(table.providerId, table.accountId)],
)

export const verifications = pgTable(
  'verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant().notNull(),
    createdAt: instantNow(),
    updatedAt: instantNow(),
  },
  (table) => [index().on(table.identifier)],
)
