import { brand } from '#platform/common/brand.ts'
import { AppError } from '#platform/common/errors.ts'
import { passwordMessages } from '../../contract/passwords.ts'
import {
  findPasswordProblem,
  type PasswordOwner,
  type PasswordProblem,
} from '../../domain/find-password-problem.ts'

const messages: Record<PasswordProblem, string> = {
  common: passwordMessages.common,
  personal: passwordMessages.personal,
  'too-short-for-team': passwordMessages.tooShortForTeam,
}

/** Required wherever a password is chosen. */
export function requireGoodPassword(password: string, owner: PasswordOwner) {
  const problem = findPasswordProblem(password, owner, [brand.name.toLowerCase()])
  if (!problem) return
  const message = messages[problem]
  throw new AppError('INVALID_ARGUMENT', message, { details: { fields: { password: message } } })
}
