import type { Role } from '../contract/roles.ts'
import type { SignedInUser } from '../contract/session.ts'
import type { UserType } from '../contract/user-types.ts'

export type AccessRule = { roles?: readonly Role[] | undefined; userType?: UserType | undefined }

/** Whether somebody who is signed in may see what lies behind a guard. What a rule leaves out it does not ask for. */
export const canAccess = (user: Pick<SignedInUser, 'role' | 'userType'>, { roles, userType }: AccessRule) =>
  (userType === undefined || user.userType === userType) && (roles === undefined || roles.includes(user.role))
