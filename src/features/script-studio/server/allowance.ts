import { AppError } from '#platform/common/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Allowance } from '../contract/idea.ts'
import { allowanceSpent, allowanceSpentUnverified } from '../contract/messages.ts'
import { nextMidnight } from '../domain/scheduling.ts'
import { countUsed, forgetEarlierDays, giveGenerationBack, prepareTaking } from './allowance.store.ts'

export type DailyLimits = { verified: number; unverified: number }
type Person = { id: string; emailVerified: boolean }

export type AllowanceKeeper = ReturnType<typeof createAllowance>

/** How much a user may generate in a day, counted by UTC; less while the address is not confirmed. */
export function createAllowance(db: Db, limits: DailyLimits, now: () => Date = () => new Date()) {
  const takeGeneration = prepareTaking(db)
  const limitOf = (user: Person) => (user.emailVerified ? limits.verified : limits.unverified)
  const today = () => now().toISOString().slice(0, 10)
  const present = (user: Person, used: number): Allowance => ({
    used,
    limit: limitOf(user),
    resetsAt: nextMidnight(now()).toISOString(),
  })

  /** Throws when the day's generations are spent. What it answers gives this one back, should it bring nothing. */
  async function take(user: Person) {
    const day = today()
    const limit = limitOf(user)
    const used = await takeGeneration(user.id, day, limit)
    if (used === undefined) throw spent(user, limit, nextMidnight(now()), now())
    if (used === 1) await forgetEarlierDays(db, user.id, day)
    return { allowance: present(user, used), giveBack: () => giveGenerationBack(db, user.id, day) }
  }

  return {
    read: async (user: Person) => present(user, await countUsed(db, user.id, today())),

    take,

    /** The same while something else is looked up, which may be refused as well: that refusal counts, and costs nothing. */
    async takeWhile<Found>(user: Person, lookUp: () => Promise<Found>) {
      const [taken, found] = await Promise.allSettled([take(user), lookUp()])
      if (found.status === 'rejected') {
        if (taken.status === 'fulfilled') await taken.value.giveBack()
        throw found.reason
      }
      if (taken.status === 'rejected') throw taken.reason
      return { ...taken.value, found: found.value }
    },
  }
}

function spent(user: Person, limit: number, resetsAt: Date, now: Date) {
  const message = user.emailVerified ? allowanceSpent(limit) : allowanceSpentUnverified(limit)
  const retryAfterSeconds = Math.ceil((resetsAt.getTime() - now.getTime()) / 1000)
  return new AppError('RESOURCE_EXHAUSTED', message, {
    details: { retryAfterSeconds, resetsAt: resetsAt.toISOString() },
  })
}
