import { asRole } from '../contract/roles.ts'
import type { SignedInUser } from '../contract/session.ts'

/** What a user may know of themselves without asking further. */
export function presentUser({ email, role }: { email: string; role?: unknown }): SignedInUser {
  return { email, role: asRole(role) }
}
