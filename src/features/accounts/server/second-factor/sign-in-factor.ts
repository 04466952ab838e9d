import { AsyncLocalStorage } from 'node:async_hooks'
import { AppError } from '#platform/common/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import { factorMessages, factorReasons } from '../../contract/second-factor-messages.ts'
import { findFactors } from './second-factor.store.ts'

/** Throws unless the second factor has been provided. */
type FactorCheck = (userId: string) => Promise<void>

const checks = new AsyncLocalStorage<FactorCheck>()

/** Runs a sign-in whose second factor, if the account has one, is verified by `check`. */
export const signInWith = <Result>(check: FactorCheck, signIn: () => Promise<Result>) =>
  checks.run(check, signIn)

/**
 * Called before any team session is stored, however the user signed in; without a check it throws if the
 * account has a second factor.
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
