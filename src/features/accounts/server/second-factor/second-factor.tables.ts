import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { generatedId, instant, instantNow } from '#platform/server/database/columns.ts'
import type { PasskeyTransport } from '../../contract/second-factor.ts'
import { ownerId } from '../accounts.tables.ts'

/** The secret shared with an authenticator app, valid once a code has confirmed it. */
export const totpSecrets = pgTable('totp_secrets', {
  userId: ownerId().primaryKey(),
  /** Encrypted with AUTH_SECRET. */
  secret: text().notNull(),
  confirmedAt: instant(),
  /** The time step of the last accepted code, so that no code is accepted twice. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  createdAt: instantNow(),
})

/** Deleted when used. A plain hash is enough for codes of 118 bits. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { hash: text().primaryKey(), userId: ownerId(), createdAt: instantNow() },
  (table) => [index().on(table.userId)],
)

export const passkeys = pgTable(
  'passkeys',
  {
    id: generatedId(),
    userId: ownerId(),
    name: text().notNull(),
    credentialId: text().notNull().unique(),
    publicKey: text().notNull(),
    /** The authenticator's signature counter; a clone would fall behind. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().$type<PasskeyTransport[]>().notNull(),
    createdAt: instantNow(),
    lastUsedAt: instant(),
  },
  (table) => [index().on(table.userId)],
)
