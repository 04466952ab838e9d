import { hash, randomBytes } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'
import { utcDay } from '#platform/common/utc-day.ts'
import type { Db } from '#platform/server/database/database.ts'
import { grainMs } from '../domain/counters.ts'
import { analyticsSalts, analyticsVisitors } from './analytics.tables.ts'

/**
 * Identifies a visitor for one day by a hash of IP address, user agent and that day's salt. The salt is
 * deleted at midnight, so hashes can't be traced to people or linked across days.
 */
export function createVisitorNames(db: Db) {
  let today: { day: number; salt: Promise<string> } | undefined

  return async (address: string, agent: string, now: number): Promise<string> => {
    const day = Math.floor(now / grainMs.day)
    if (today?.day !== day) today = { day, salt: saltOf(db, utcDay(now)) }
    const { salt } = today
    // The next request tries again if the database was unavailable.
    salt.catch(() => (today = undefined))
    return hash('sha256', `${await salt}\n${address}\n${agent}`, 'base64url').slice(0, 16)
  }
}

async function saltOf(db: Db, day: string): Promise<string> {
  const salt = randomBytes(32).toString('base64url')
  // All processes use the salt that was stored first.
  await db.insert(analyticsSalts).values({ day, salt }).onConflictDoNothing()
  const [stored] = await db.select().from(analyticsSalts).where(eq(analyticsSalts.day, day))
  return stored?.salt ?? salt
}

export async function deleteVisitors(db: Db, now: number): Promise<void> {
  const today = utcDay(now)
  await db.delete(analyticsSalts).where(lt(analyticsSalts.day, today))
  await db.delete(analyticsVisitors).where(lt(analyticsVisitors.day, today))
}
