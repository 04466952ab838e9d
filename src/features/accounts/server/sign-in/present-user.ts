import { asRole } from '../../contract/roles.ts'
import type { SignedInUser } from '../../contract/session.ts'
import { asUserType } from '../../contract/user-types.ts'

type Known = { email: string; role?: unknown; userType?: unknown }

/** What a user may know of themselves without asking further. */
export function presentUser({ email, role, userType }: Known): SignedInUser {
  return { email, role: asRole(role), userType: asUserType(userType) }
}
