import { asRole, asUserType } from '../../contract/roles.ts'
import type { SignedInUser } from '../../contract/session.ts'

type Known = { email: string; role?: unknown; userType?: unknown }

/** The fields that users may see about themselves. */
export function presentUser({ email, role, userType }: Known): SignedInUser {
  return { email, role: asRole(role), userType: asUserType(userType) }
}
