import type { Account, OwnSession } from '../../contract/account.ts'
import { describeDevice } from '../../domain/describe-device.ts'

type User = { email: string; emailVerified: boolean; name: string; createdAt: Date }
type Further = Pick<Account, 'hasPassword' | 'isTeam' | 'asksForProof'>

export function presentAccount({ email, emailVerified, name, createdAt }: User, further: Further): Account {
  const { hasPassword, isTeam, asksForProof } = further
  return { email, emailVerified, name, createdAt: createdAt.toISOString(), hasPassword, isTeam, asksForProof }
}

type SessionRow = { id: string; userAgent: string | null; createdAt: Date; expiresAt: Date }

export function presentSession(
  { id, userAgent, createdAt, expiresAt }: SessionRow,
  currentId: string,
): OwnSession {
  return {
    id,
    device: describeDevice(userAgent),
    startedAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isCurrent: id === currentId,
  }
}
