import { timestamp, uuid } from 'drizzle-orm/pg-core'

export const generatedId = () => uuid().primaryKey().defaultRandom()

export const instant = () => timestamp({ withTimezone: true })
export const instantNow = () => instant().notNull().defaultNow()

/** Millisecond precision like JavaScript dates, so that pages of a list neither overlap nor leave gaps. */
export const instantMs = () => timestamp({ withTimezone: true, precision: 3 })
export const instantMsNow = () => instantMs().notNull().defaultNow()
