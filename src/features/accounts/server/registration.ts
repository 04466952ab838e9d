import { AppError } from '#platform/common/errors.ts'
import { comparableEmail } from '#platform/common/text.ts'
import { registrationMessages, signInMessages } from '../contract/messages.ts'
import type { RegistrationInput } from '../contract/registration.ts'
import { accountLinkMail, accountNoticeMail } from './account-mail.ts'
import type { Keepers } from './keepers.ts'
import type { FreshHash } from './password-hashing.ts'
import { addLink } from './links.store.ts'
import { requireGoodPassword } from './require-good-password.ts'
import { addUserIfFree, findUserByEmail } from './own-account.store.ts'

/**
 * Makes an ordinary account and queues the mail that confirms its address. An address that is taken is refused after the same
 * work, in the words of any failure; its owner, and only its owner, learns why by mail.
 */
export async function register(keepers: Keepers, input: RegistrationInput): Promise<FreshHash> {
  const email = comparableEmail(input.email)
  requireGoodPassword(input.password, { email, isTeam: false })
  await keepers.mailAttempts.spend(`registration:${email}`, signInMessages.tooMany)
  const { password: hashing } = await keepers.auth.$context
  const passwordHash = await hashing.hash(input.password)
  const isTeam = keepers.teamList.roleOf(email) !== undefined
  const isNew = await keepers.database.transaction(async (tx) => {
    const userId = isTeam ? undefined : await addUserIfFree(tx, email, passwordHash)
    if (userId) {
      const linkId = await addLink(tx, { purpose: 'email-confirmation', userId, email })
      await keepers.jobs.send(tx, accountLinkMail, { linkId })
      return true
    }
    if (await findUserByEmail(tx, email))
      await keepers.jobs.send(tx, accountNoticeMail, { notice: 'already-registered', to: email })
    return false
  })
  if (!isNew) throw new AppError('INVALID_ARGUMENT', registrationMessages.failed)
  return { hash: passwordHash, password: input.password }
}
