import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { AppError } from '#platform/common/errors.ts'
import type { SecurityParties } from '#platform/server/security-log.ts'
import { factorMessages } from '../../contract/second-factor-messages.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { findTotpSecret, putTotpSecret, consumeRecoveryCode, consumeTotpStep } from './second-factor.store.ts'
import { findTotpStep } from './totp.ts'

type Deps = Pick<AccountsDeps, 'database' | 'auth' | 'codeAttempts' | 'securityLog'>

export type CodeOwner = SecurityParties & { id: string }

/** Accepts a code of this account's app, or one of its recovery codes. Each code works once. */
export async function requireCode(deps: Deps, user: CodeOwner, code: string) {
  await deps.codeAttempts.spend(user.id, factorMessages.tooManyCodes)
  const isRecovery = !/^\d{6}$/.test(code)
  const isGood = isRecovery
    ? await consumeRecoveryCode(deps.database.db, user.id, hashRecoveryCode(code))
    : await spendAppCode(deps, user.id, code)
  if (!isGood) throw wrongCode()
  if (isRecovery) deps.securityLog('recovery-code-used', user)
  await deps.codeAttempts.forget(user.id)
}

async function spendAppCode(deps: Deps, userId: string, code: string): Promise<boolean> {
  const stored = await findTotpSecret(deps.database.db, userId)
  return stored?.isConfirmed === true && consumeTotpCode(deps, userId, stored.secret, code)
}

/** `encrypted` is the stored secret. */
export async function consumeTotpCode(
  { database, auth }: Pick<Deps, 'database' | 'auth'>,
  userId: string,
  encrypted: string,
  code: string,
): Promise<boolean> {
  const { secretConfig } = await auth.$context
  const secret = await symmetricDecrypt({ key: secretConfig, data: encrypted })
  const step = findTotpStep(secret, code, new Date())
  if (step === undefined) return false
  const encryptedAnew = await symmetricEncrypt({ key: secretConfig, data: secret })
  return consumeTotpStep(database.db, userId, { step, secret: encryptedAnew })
}

/** Returns false if a confirmed secret exists, which is not replaced. */
export async function saveTotpSecret(
  { database, auth }: Pick<Deps, 'database' | 'auth'>,
  userId: string,
  secret: string,
): Promise<boolean> {
  const { secretConfig } = await auth.$context
  return putTotpSecret(database.db, userId, await symmetricEncrypt({ key: secretConfig, data: secret }))
}

export function wrongCode() {
  const message = factorMessages.wrongCode
  return new AppError('PERMISSION_DENIED', message, { details: { fields: { code: message } } })
}
