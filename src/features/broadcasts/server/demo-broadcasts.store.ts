import { eq, inArray, ne } from 'drizzle-orm'
import { newsletterSubscriptions as subscriptions } from '#features/forms/server.ts'
import { dayMs } from '#platform/common/durations.ts'
import type { DemoPart } from '#platform/server/demo-part.ts'
import { broadcastRecipients as recipients, broadcasts } from './broadcast.tables.ts'

/** Not a team member's address, so that demo rows can be told apart. */
const createdBy = 'demo@example.org'
const isDemo = eq(broadcasts.createdBy, createdBy)
const noButton = { buttonLabel: '', buttonUrl: '' }

/** None of them is due, so that the demo sends no email. */
export const demoBroadcasts: DemoPart = {
  name: 'broadcasts',
  count: async (tx) => ({
    real: await tx.$count(broadcasts, ne(broadcasts.createdBy, createdBy)),
    demo: await tx.$count(broadcasts, isDemo),
  }),
  async fill(tx, { now, random }) {
    const at = (days: number) => new Date(now - days * dayMs)
    const common = { createdBy, delayDays: 0, audience: null, timing: 'once' } as const
    const [sent] = await tx
      .insert(broadcasts)
      .values({
        ...common,
        subject: 'The script tool is open',
        body: 'Hello,\n\nYou can now turn your notes into scripts and plan a week of videos.',
        buttonLabel: 'Open AI Tools',
        buttonUrl: '/ai-tools',
        list: 'newsletter',
        status: 'sent',
        scheduledAt: at(9),
        startedAt: at(9),
        finishedAt: at(9),
        createdAt: at(10),
        updatedAt: at(9),
      })
      .returning({ id: broadcasts.id })
    await tx.insert(broadcasts).values([
      {
        ...common,
        subject: 'Welcome to the waitlist',
        body: 'Hello,\n\nThank you for joining. This is how a campaign works, from the goal to the payback.',
        buttonLabel: 'Learn more',
        buttonUrl: '/about',
        list: 'waitlist',
        status: 'paused',
        timing: 'after-joining',
        delayDays: 2,
        scheduledAt: at(4),
        startedAt: at(4),
        createdAt: at(5),
        updatedAt: at(3),
      },
      {
        ...common,
        subject: 'What we learned this month',
        body: 'Hello,\n\nThree things creators asked for, and what we are building next.',
        ...noButton,
        list: 'newsletter',
        status: 'draft',
        createdAt: at(1),
        updatedAt: at(1),
      },
    ])
    const people = await tx.select().from(subscriptions).orderBy(subscriptions.id)
    if (sent && people.length > 0)
      await tx.insert(recipients).values(
        people.map(({ id, email, emailKey, status }) => ({
          broadcastId: sent.id,
          sourceId: id,
          email,
          emailKey,
          ...(status !== 'active'
            ? { status: 'skipped' as const, reason: 'unsubscribed' }
            : random.isLucky(0.02)
              ? { status: 'failed' as const, reason: 'The address does not exist.', attempts: 1 }
              : { status: 'sent' as const, attempts: 1, sentAt: at(9) }),
        })),
      )
    return `3 emails to lists, one of them sent to ${people.length} addresses`
  },
  async remove(tx) {
    const demo = tx.select({ id: broadcasts.id }).from(broadcasts).where(isDemo)
    await tx.delete(recipients).where(inArray(recipients.broadcastId, demo))
    await tx.delete(broadcasts).where(isDemo)
  },
}
