import { AppError } from '#platform/common/errors.ts'
import { normalizeEmail } from '#platform/common/text.ts'
import { registrationMessages, signInMessages } from '../../contract/messages.ts'
import type { RegistrationInput } from '../../contract/sign-in.ts'
import { accountLinkMail, accountNoticeMail } from '../mail/account-mail.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import type { FreshHash } from '../password/password-hashing.ts'
import { addLink, findCancellation } from '../links/links.store.ts'
import { requireGoodPassword } from '../password/require-good-password.ts'
import { addUserIfFree, findUserByEmail } from '../own-account/own-account.store.ts'

/**
 * Creates an ordinary account and queues its confirmation email. A taken address is rejected after the same
 * work with the generic message; only its owner learns the reason, by email.
 */
export async function register(deps: AccountsDeps, input: RegistrationInput): Promise<FreshHash> {
  const email = normalizeEmail(input.email)
  requireGoodPassword(input.password, { email, isTeam: false })
  await deps.mailAttempts.spend(`registration:${email}`, signInMessages.tooMany)
  const { password: hashing } = await deps.auth.$context
  const passwordHash = await hashing.hash(input.password)
  const isTeam = deps.teamList.roleOf(email) !== undefined
  const isNew = await deps.database.transaction(async (tx) => {
    // Whoever took an account over must not keep its owner from getting the old address back.
    const cancellation = await findCancellation(tx, email)
    const isRefused = isTeam || cancellation !== undefined
    const userId = isRefused ? undefined : await addUserIfFree(tx, email, passwordHash)
    if (userId) {
      const linkId = await addLink(tx, { purpose: 'email-confirmation', userId, email })
      await deps.jobs.send(tx, accountLinkMail, { linkId })
      return true
    }
    if (await findUserByEmail(tx, email))
      await deps.jobs.send(tx, accountNoticeMail, { notice: 'already-registered', to: email })
    else if (cancellation) await deps.jobs.send(tx, accountLinkMail, { linkId: cancellation.id })
    return false
  })
  if (!isNew) throw new AppError('INVALID_ARGUMENT', registrationMessages.failed)
  return { hash: passwordHash, password: input.password }
}
