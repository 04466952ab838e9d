import { AppError } from '#platform/common/errors.ts'
import { factorMessages, factorReasons } from '../../contract/second-factor-messages.ts'
import type { ConfirmationInput, ConfirmationMethod } from '../../contract/second-factor.ts'
import { freshForMs } from '../../domain/session-times.ts'
import { findPasswordAccount, markConfirmed } from '../accounts.store.ts'
import type { CurrentUser } from '../session/current-session.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { noteFailure, requirePassword } from '../password/require-proof.ts'
import { requireCode } from './factor-codes.ts'
import { requirePasskey } from './passkeys.ts'
import { findFactors } from './second-factor.store.ts'

/** Throws unless the user signed in or confirmed their identity in the last five minutes. */
export function requireFresh({ session }: Pick<CurrentUser, 'session'>) {
  if (freshForMs(session, new Date()) > 0) return
  throw new AppError('PERMISSION_DENIED', factorMessages.confirmationNeeded, {
    details: { reason: factorReasons.confirmationNeeded },
  })
}

export async function describeConfirmation(deps: AccountsDeps, user: CurrentUser) {
  return {
    freshForSeconds: Math.floor(freshForMs(user.session, new Date()) / 1000),
    methods: await listMethods(deps, user),
  }
}

/** Team accounts with a second factor confirm with it; for everyone else the password is enough. */
async function listMethods(
  { database: { db } }: AccountsDeps,
  user: CurrentUser,
): Promise<ConfirmationMethod[]> {
  const { hasTotp, hasPasskey } = await findFactors(db, user.id)
  const isGuarded = user.role !== 'user' && (hasTotp || hasPasskey)
  if (isGuarded) return hasPasskey ? ['code', 'passkey'] : ['code']
  const hasPassword = Boolean((await findPasswordAccount(db, user.email))?.passwordHash)
  return [...(hasPassword ? (['password'] as const) : []), ...(hasPasskey ? (['passkey'] as const) : [])]
}

async function requireFactor(
  deps: AccountsDeps,
  user: CurrentUser,
  input: Exclude<ConfirmationInput, { password: string }>,
) {
  if ('code' in input) return requireCode(deps, user, input.code)
  const passkeyDeps = { db: deps.database.db, siteUrl: deps.siteUrl }
  await requirePasskey(passkeyDeps, { purpose: 'passkey-confirmation', userId: user.id }, input)
}

export async function confirmIdentity(deps: AccountsDeps, user: CurrentUser, input: ConfirmationInput) {
  const { db } = deps.database
  const methods = await listMethods(deps, user)
  const method: ConfirmationMethod = 'password' in input ? 'password' : 'code' in input ? 'code' : 'passkey'
  if (!methods.includes(method))
    throw new AppError(
      'PERMISSION_DENIED',
      methods.length === 0 ? factorMessages.signInAgain : factorMessages.confirmationNeeded,
    )
  if ('password' in input) await requirePassword(deps, user, input.password)
  else await requireFactor(deps, user, input).catch(noteFailure(deps, user))
  const confirmedAt = new Date()
  await markConfirmed(db, user.session.id, confirmedAt)
  return describeConfirmation(deps, { ...user, session: { ...user.session, confirmedAt } })
}
