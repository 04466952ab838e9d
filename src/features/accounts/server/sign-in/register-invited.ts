import { AppError } from '#platform/common/errors.ts'
import { normalizeEmail } from '#platform/common/text.ts'
import type { Db } from '#platform/server/database/database.ts'
import { newPassword, passwordMessages } from '../../contract/passwords.ts'
import type { UserType } from '../../contract/roles.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { addUserIfFree, findUserByEmail } from '../own-account/own-account.store.ts'
import { requireGoodPassword } from '../password/require-good-password.ts'

type Invited = { email: string; password: string; userType: UserType }

/**
 * Creates the account of someone who opened an emailed invitation, which confirms the address. An existing
 * account stays as it is.
 */
export async function registerInvited(
  { auth, teamList }: Pick<AccountsDeps, 'auth' | 'teamList'>,
  tx: Db,
  { email: typed, password, userType }: Invited,
): Promise<'created' | 'known'> {
  const email = normalizeEmail(typed)
  if (await hasAccount({ teamList }, tx, email)) return 'known'
  const checked = newPassword.safeParse(password)
  if (!checked.success)
    throw new AppError('INVALID_ARGUMENT', checked.error.issues[0]?.message ?? passwordMessages.tooShort)
  requireGoodPassword(password, { email, isTeam: false })
  const { password: hashing } = await auth.$context
  const added = await addUserIfFree(tx, email, await hashing.hash(password), {
    userType,
    emailVerified: true,
  })
  return added === undefined ? 'known' : 'created'
}

/** Team accounts count before they exist, because only the configuration creates them. */
export async function hasAccount({ teamList }: Pick<AccountsDeps, 'teamList'>, db: Db, email: string) {
  const key = normalizeEmail(email)
  return teamList.roleOf(key) !== undefined || (await findUserByEmail(db, key)) !== undefined
}
