import { utcDay } from '#platform/common/utc-day.ts'
import { AppError } from '#platform/common/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Allowance } from '../../contract/idea.ts'
import { allowanceSpent, allowanceSpentUnverified, paidMessages } from '../../contract/messages.ts'
import { nextMidnight } from '../../domain/scheduling.ts'
import {
  allClients,
  countUsed,
  deleteEarlierDays,
  deleteEarlierSpending,
  refundGeneration,
  refundPaid,
  consumeQuota,
} from './allowance.store.ts'

export type DailyLimits = {
  verified: number
  unverified: number
  /** Set if each generation costs the operator money. */
  paid: { perClient: number; overall: number } | undefined
  /** Stores no address: a client is identified by a keyed hash. */
  hashClient: (client: string) => string
}
type Person = { id: string; emailVerified: boolean }
/** `client` is the origin of the request, as returned by `clientGroup`. */
type Caller = Person & { client: string }

export type AllowanceStore = ReturnType<typeof createAllowance>

/** The daily limit of a user, counted by UTC; lower while the address is unconfirmed. */
export function createAllowance(db: Db, limits: DailyLimits, now: () => Date = () => new Date()) {
  const takeGeneration = consumeQuota(db)
  const limitOf = (user: Person) => (user.emailVerified ? limits.verified : limits.unverified)
  const today = () => utcDay(now())
  const present = (user: Person, used: number): Allowance => ({
    used,
    limit: limitOf(user),
    resetsAt: nextMidnight(now()).toISOString(),
  })

  /**
   * Throws if the daily limit is reached. Returns a function that refunds this generation if it produces
   * nothing.
   */
  async function take(user: Caller) {
    const day = today()
    const limit = limitOf(user)
    const paid = limits.paid && { ...limits.paid, client: `client:${limits.hashClient(user.client)}` }
    const { used, client, overall } = await takeGeneration(user.id, day, limit, paid)
    if (used === null) throw refuseUser(user, limit)
    const giveOwnBack = () => refundGeneration(db, user.id, day)
    if (paid && client === null) {
      await giveOwnBack()
      throw spent(paidMessages.client(paid.perClient))
    }
    if (paid && overall === null) {
      await giveOwnBack()
      await refundPaid(db, [paid.client], day)
      throw spent(paidMessages.overall)
    }
    if (used === 1) await deleteEarlierDays(db, user.id, day)
    if (overall === 1) await deleteEarlierSpending(db, day)
    const refund = async () => {
      await giveOwnBack()
      if (paid) await refundPaid(db, [paid.client, allClients], day)
    }
    return { allowance: present(user, used), refund }
  }

  function refuseUser(user: Person, limit: number) {
    if (user.emailVerified) return spent(allowanceSpent(limit))
    if (limit > 0 || limits.verified === 0) return spent(allowanceSpentUnverified(limit))
    return new AppError('PERMISSION_DENIED', paidMessages.unconfirmed, {
      details: { reason: 'email-unconfirmed' },
    })
  }

  function spent(message: string) {
    const resetsAt = nextMidnight(now())
    const retryAfterSeconds = Math.ceil((resetsAt.getTime() - now().getTime()) / 1000)
    return new AppError('RESOURCE_EXHAUSTED', message, {
      details: { retryAfterSeconds, resetsAt: resetsAt.toISOString() },
    })
  }

  return {
    read: async (user: Person) => present(user, await countUsed(db, user.id, today())),

    take,

    /**
     * Consumes quota while another lookup runs that may also fail: that error takes precedence, and nothing
     * is charged.
     */
    async takeWhile<Found>(user: Caller, lookUp: () => Promise<Found>) {
      const [taken, found] = await Promise.allSettled([take(user), lookUp()])
      if (found.status === 'rejected') {
        if (taken.status === 'fulfilled') await taken.value.refund()
        throw found.reason
      }
      if (taken.status === 'rejected') throw taken.reason
      return { ...taken.value, found: found.value }
    },
  }
}
