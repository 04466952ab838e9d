import { asc, eq, sql } from 'drizzle-orm'
import { waitlistSubmissions as entries } from '#features/forms/server.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { DemoPart } from '#platform/server/demo-part.ts'
import { composeDemoReferrals } from '../domain/compose-demo-referrals.ts'
import { launchCredits as credits, launchMembers as members } from './launch.tables.ts'
import { settleReferral } from './settle-referral.ts'

const isDemo = eq(entries.source, 'demo')

/** Some of the demo's people join through the link of another. */
export const demoReferrals: DemoPart = {
  name: 'referrals',
  count: async (tx) => ({ real: 0, demo: await countDemo(tx) }),
  async fill(tx, { random }) {
    const people = await listPeople(tx)
    // A code that is the same for every filling, instead of the random one.
    const code = (entryId: string) => sql<string>`substr(md5(${entryId}::text), 1, 12)`
    let count = 0
    for (const { entryId, referrerId, sender } of composeDemoReferrals(random, people)) {
      await tx
        .update(members)
        .set({ code: code(referrerId) })
        .where(eq(members.entryId, referrerId))
      const [entry] = await tx
        .update(entries)
        .set({ referralCode: code(referrerId), senderHash: sender ?? null })
        .where(eq(entries.id, entryId))
        .returning({ confirmedAt: entries.confirmedAt })
      await settleReferral(tx, entryId, entry?.confirmedAt ?? undefined)
      count++
    }
    return `${count} referrals`
  },
  /** The entries are removed with the forms. */
  remove: async () => {},
  kept: 'The referral ledger keeps its rows, without names.',
}

const countDemo = async (tx: Db) =>
  (
    await tx
      .select({ id: credits.id })
      .from(credits)
      .innerJoin(members, eq(members.id, credits.referredId))
      .innerJoin(entries, eq(entries.id, members.entryId))
      .where(isDemo)
  ).length

async function listPeople(tx: Db) {
  return tx
    .select({ id: entries.id, address: entries.emailKey })
    .from(entries)
    .innerJoin(members, eq(members.entryId, entries.id))
    .where(isDemo)
    .orderBy(asc(entries.confirmedAt), asc(entries.id))
}
