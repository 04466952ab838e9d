import { boolean, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Role } from '../contract/roles.ts'
import type { UserType } from '../contract/user-types.ts'

const moment = () => timestamp({ withTimezone: true })
const createdAt = () => moment().notNull().defaultNow()

export const users = pgTable('users', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  image: text(),
  role: text().$type<Role>().notNull().default('user'),
  userType: text().$type<UserType>().notNull().default('creator'),
  lastLoginAt: moment(),
  /** Anything that granted access before this time, except the password, is no longer valid. */
  accessRevokedAt: moment(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
})

const userId = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: userId(),
    token: text().notNull().unique(),
    expiresAt: moment().notNull(),
    ipAddress: text(),
    userAgent: text(),
    /** When the user last confirmed their identity after signing in. */
    confirmedAt: moment(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [index().on(table.userId)],
)

/** A user's sign-in methods: a password, or a third-party account. */
export const accounts = pgTable(
  'accounts',
  {
    id: text().primaryKey(),
    userId: userId(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    password: text(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [index().on(table.userId), uniqueIndex().on(table.providerId, table.accountId)],
)

export const verifications = pgTable(
  'verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [index().on(table.identifier)],
)
