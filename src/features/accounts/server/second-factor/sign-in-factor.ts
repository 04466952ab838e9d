import { AsyncLocalStorage } from 'node:async_hooks'
import { AppError } from '#platform/common/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import { factorMessages, factorReasons } from '../../contract/second-factor-messages.ts'
import { findFactors } from './second-factor.store.ts'

/** Throws unless the person who signs in has shown the second factor of this account. */
type FactorCheck = (userId: string) => Promise<void>

const checks = new AsyncLocalStorage<FactorCheck>()

/** Runs a sign-in whose second factor, if the account has one, is checked by `check`. */
export const signInWith = <Result>(check: FactorCheck, signIn: () => Promise<Result>) =>
  checks.run(check, signIn)

/**
 * Called before any session of a team account is stored, whichever way the sign-in came: one that brings no check is refused
 * where the account has a second factor.
 */
export async function requireFactorAtSignIn({ db }: Database, userId: string) {
  const { hasTotp, hasPasskey } = await findFactors(db, userId)
  if (!hasTotp && !hasPasskey) return
  const check = checks.getStore()
  if (!check) throw codeNeeded()
  await check(userId)
}

export const codeNeeded = () =>
  new AppError('PERMISSION_DENIED', factorMessages.codeNeeded, {
    details: { reason: factorReasons.codeNeeded },
  })
