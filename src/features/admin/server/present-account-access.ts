import type { findAccountAccess } from '#features/accounts/server.ts'
import type { AccountAccess } from '../contract/account-access.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findAccountAccess>>>

export const presentAccountAccess = ({
  lastLoginAt,
  hasTotp,
  hasPasskey,
  ...found
}: Found): AccountAccess => ({
  id: found.id,
  email: found.email,
  role: found.role,
  lastSignInAt: lastLoginAt?.toISOString() ?? null,
  sessions: found.sessions,
  hasSecondFactor: hasTotp || hasPasskey,
})
