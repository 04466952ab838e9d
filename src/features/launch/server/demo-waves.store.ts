import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { dayMs } from '#platform/common/durations.ts'
import type { DemoPart } from '#platform/server/demo-part.ts'
import { launchInvites as invites, launchMembers as members, launchWaves as waves } from './launch.tables.ts'

/** Not a team member's address, so that demo rows can be told apart. */
const createdBy = 'demo@example.org'
const isDemo = eq(waves.createdBy, createdBy)
/** The older one has expired. */
const sentDaysAgo = [20, 6]
const size = 12
const daysToAccept = 14

/** Two waves of creators. */
export const demoWaves: DemoPart = {
  name: 'waves',
  count: async (tx) => ({
    real: await tx.$count(waves, ne(waves.createdBy, createdBy)),
    demo: await tx.$count(waves, isDemo),
  }),
  async fill(tx, { now, random }) {
    for (const days of sentDaysAgo) {
      const sentAt = new Date(now - days * dayMs)
      const expiresAt = new Date(sentAt.getTime() + daysToAccept * dayMs)
      const rule = { audience: 'creators', share: 100, seed: 0, limit: size } as const
      const [wave] = await tx
        .insert(waves)
        .values({ rule, createdBy, createdAt: sentAt, sentAt, expiresAt })
        .returning({ id: waves.id })
      const chosen = await tx
        .select({ id: members.id })
        .from(members)
        .where(
          and(
            eq(members.audience, 'creators'),
            isNull(members.leftAt),
            sql`${members.id} not in (select member_id from launch_invites)`,
          ),
        )
        .orderBy(asc(members.confirmedAt), asc(members.id))
        .limit(size)
      if (!wave || chosen.length === 0) continue
      const added = chosen.map(({ id: memberId }, index) => {
        const openedAt = random.isLucky(0.8) ? new Date(sentAt.getTime() + random.next() * dayMs) : null
        const redeemedAt = openedAt && random.isLucky(0.7) ? new Date(openedAt.getTime() + 240_000) : null
        // As if reminded, so that no one in the demo gets an email.
        return {
          waveId: wave.id,
          memberId,
          position: index + 1,
          sentAt,
          expiresAt,
          openedAt,
          redeemedAt,
          remindedAt: sentAt,
        }
      })
      await tx.insert(invites).values(added)
      const inside = added.filter(({ redeemedAt }) => redeemedAt).map(({ memberId }) => memberId)
      await tx.update(members).set({ leftAt: sentAt }).where(inArray(members.id, inside))
    }
    return `${sentDaysAgo.length} waves of invitations`
  },
  remove: async (tx) => {
    await tx.delete(waves).where(isDemo)
  },
}
