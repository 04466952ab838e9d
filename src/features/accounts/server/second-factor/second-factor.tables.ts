import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { PasskeyTransport } from '../../contract/second-factor.ts'
import { users } from '../accounts.tables.ts'

const moment = () => timestamp({ withTimezone: true })
const createdAt = () => moment().notNull().defaultNow()
const owner = () => text().references(() => users.id, { onDelete: 'cascade' })

/** The secret shared with an authenticator app, valid once a code has confirmed it. */
export const totpSecrets = pgTable('totp_secrets', {
  userId: owner().primaryKey(),
  /** Encrypted with AUTH_SECRET. */
  secret: text().notNull(),
  confirmedAt: moment(),
  /** The time step of the last accepted code, so that no code is accepted twice. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
})

/** Deleted when used. A plain hash is enough for codes of 118 bits. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { hash: text().primaryKey(), userId: owner().notNull(), createdAt: createdAt() },
  (table) => [index().on(table.userId)],
)

export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner().notNull(),
    name: text().notNull(),
    credentialId: text().notNull().unique(),
    publicKey: text().notNull(),
    /** The authenticator's signature counter; a clone would fall behind. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().$type<PasskeyTransport[]>().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment(),
  },
  (table) => [index().on(table.userId)],
)
