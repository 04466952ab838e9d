import type { Role, UserType } from '../contract/roles.ts'
import type { SignedInUser } from '../contract/session.ts'

export type AccessRule = { roles?: readonly Role[] | undefined; userType?: UserType | undefined }

/** Whether a signed-in user satisfies an access rule; omitted conditions are not checked. */
export const canAccess = (user: Pick<SignedInUser, 'role' | 'userType'>, { roles, userType }: AccessRule) =>
  (userType === undefined || user.userType === userType) && (roles === undefined || roles.includes(user.role))
