import type { z } from 'zod'
import { AppError } from '#platform/common/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { factorMessages } from '../../contract/second-factor-messages.ts'
import type { NewPasskeyInput, SecondFactor } from '../../contract/second-factor.ts'
import { accountNoticeMail } from '../mail/account-mail.ts'
import { writeAudit } from '#features/audit/server.ts'
import { requireLive } from '../session/access.store.ts'
import type { CurrentUser } from '../session/current-session.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { requireFresh } from './confirmation.ts'
import { saveTotpSecret, consumeTotpCode, wrongCode } from './factor-codes.ts'
import { readNewPasskey } from './passkeys.ts'
import { generateRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts'
import {
  addPasskey,
  confirmTotp,
  countRecoveryCodes,
  findFactors,
  findTotpSecret,
  listPasskeys,
  removePasskey,
  removeTotp,
  replaceRecoveryCodes,
} from './second-factor.store.ts'
import { generateTotpSecret, totpUri } from './totp.ts'

const maxPasskeys = 20

export async function describeFactors(deps: AccountsDeps, user: CurrentUser): Promise<SecondFactor> {
  const { db } = deps.database
  const { hasTotp } = await findFactors(db, user.id)
  const passkeys = await listPasskeys(db, user.id)
  return {
    isTeam: isTeam(user),
    emailVerified: user.emailVerified,
    isRequired: await deps.auth.needsSecondFactor(user),
    hasTotp,
    recoveryCodesLeft: await countRecoveryCodes(db, user.id),
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  }
}

const isTeam = ({ role }: CurrentUser) => role !== 'user'

/** Requires a confirmed address, so that registering someone else's address can't leave a backdoor. */
export function requireCanAddFactor(user: CurrentUser) {
  requireFresh(user)
  if (!user.emailVerified) throw new AppError('PERMISSION_DENIED', factorMessages.emailUnconfirmed)
}

export async function beginTotp(deps: AccountsDeps, user: CurrentUser) {
  requireCanAddFactor(user)
  if (!isTeam(user)) throw new AppError('PERMISSION_DENIED', factorMessages.teamOnly)
  const secret = generateTotpSecret()
  if (!(await saveTotpSecret(deps, user.id, secret))) throw new AppError('ABORTED', factorMessages.totpExists)
  return { secret, uri: totpUri(secret, user.email) }
}

export async function finishTotp(deps: AccountsDeps, user: CurrentUser, code: string): Promise<string[]> {
  requireCanAddFactor(user)
  const stored = await findTotpSecret(deps.database.db, user.id)
  if (!stored || stored.isConfirmed) throw new AppError('ABORTED', factorMessages.totpMissing)
  if (!(await consumeTotpCode(deps, user.id, stored.secret, code))) throw wrongCode()
  const codes = await deps.database.transaction(async (tx) => {
    await requireLive(tx, user)
    await confirmTotp(tx, user.id)
    await report(deps, tx, user, 'authenticator app added')
    return addRecoveryCodes(tx, user)
  })
  deps.securityLog('second-factor-added', user)
  return codes
}

export async function deleteTotpRow(deps: AccountsDeps, user: CurrentUser) {
  requireFresh(user)
  const isRemoved = await deps.database.transaction(async (tx) => {
    const { hasTotp } = await findFactors(tx, user.id)
    await removeTotp(tx, user.id)
    if (hasTotp) await reportRemoval(deps, tx, user, 'authenticator app removed')
    return hasTotp
  })
  if (isRemoved) deps.securityLog('second-factor-removed', user)
}

export async function storePasskey(
  deps: AccountsDeps,
  user: CurrentUser,
  { name, ...registration }: z.output<typeof NewPasskeyInput>,
): Promise<string[]> {
  requireCanAddFactor(user)
  const { db } = deps.database
  const passkey = await readNewPasskey({ db, siteUrl: deps.siteUrl }, user.id, registration)
  const codes = await deps.database.transaction(async (tx) => {
    await requireLive(tx, user)
    if ((await listPasskeys(tx, user.id)).length >= maxPasskeys)
      throw new AppError('ABORTED', factorMessages.tooManyPasskeys)
    if (!(await addPasskey(tx, { ...passkey, name, userId: user.id })))
      throw new AppError('ABORTED', factorMessages.passkeyTaken)
    await report(deps, tx, user, 'passkey added')
    return isTeam(user) ? addRecoveryCodes(tx, user) : []
  })
  deps.securityLog('passkey-added', user)
  return codes
}

export async function deletePasskeyRow(deps: AccountsDeps, user: CurrentUser, id: string) {
  requireFresh(user)
  await deps.database.transaction(async (tx) => {
    if (!(await removePasskey(tx, user.id, id))) throw new AppError('NOT_FOUND', factorMessages.noSuchPasskey)
    await reportRemoval(deps, tx, user, 'passkey removed')
  })
  deps.securityLog('passkey-removed', user)
}

/** Replaces the existing codes. */
export async function renewRecoveryCodes(deps: AccountsDeps, user: CurrentUser): Promise<string[]> {
  requireFresh(user)
  const { hasTotp, hasPasskey } = await findFactors(deps.database.db, user.id)
  if (!isTeam(user) || (!hasTotp && !hasPasskey)) throw new AppError('ABORTED', factorMessages.factorMissing)
  return deps.database.transaction(async (tx) => {
    await requireLive(tx, user)
    await report(deps, tx, user, 'recovery codes renewed')
    return writeRecoveryCodes(tx, user.id)
  })
}

/** Only for the first factor; existing codes remain valid when another factor is added. */
const addRecoveryCodes = async (tx: Db, { id }: CurrentUser) =>
  (await countRecoveryCodes(tx, id)) > 0 ? [] : writeRecoveryCodes(tx, id)

async function writeRecoveryCodes(tx: Db, userId: string) {
  const codes = generateRecoveryCodes()
  await replaceRecoveryCodes(tx, userId, codes.map(hashRecoveryCode))
  return codes
}

async function reportRemoval(deps: AccountsDeps, tx: Db, user: CurrentUser, change: string) {
  const { hasTotp, hasPasskey } = await findFactors(tx, user.id)
  if (!hasTotp && !hasPasskey) await replaceRecoveryCodes(tx, user.id, [])
  await report(deps, tx, user, change)
}

/** Every change is emailed to the owner, and for team accounts recorded in the audit log. */
async function report({ jobs }: AccountsDeps, tx: Db, user: CurrentUser, change: string) {
  await jobs.send(tx, accountNoticeMail, { notice: 'second-factor-changed', to: user.email })
  if (isTeam(user))
    await writeAudit(tx, {
      actorEmail: user.email,
      action: 'second_factor_changed',
      subject: user.email,
      details: { change },
    })
}
