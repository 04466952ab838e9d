import { randomInt } from 'node:crypto'
import type { Database, Db } from '#platform/server/database/database.ts'
import type { SecurityLog } from '#platform/server/security-log.ts'
import { normalizeEmail } from '#platform/common/text.ts'
import type { Role, TeamRole } from '../../contract/roles.ts'
import { revokeAccess } from '../session/access.store.ts'
import {
  addPasswordAccount,
  auditRole,
  listTeamExcept,
  lockPasswordAccount,
  setPassword,
  setRole,
} from '../accounts.store.ts'
import type { Auth } from '../auth.ts'
import type { PasswordHashing } from '../password/password-hashing.ts'

type Member = { role: TeamRole; email: string; password: string | undefined }

/**
 * Creates the team's accounts from the configuration, which is the only way, in one transaction. Returns
 * newly generated passwords, because they can't be shown again.
 */
export async function ensureTeam(
  database: Database,
  auth: Auth,
  team: readonly Member[],
  securityLog?: SecurityLog,
) {
  const { password: hashing } = await auth.$context
  const members = team.map((member) => ({ ...member, email: normalizeEmail(member.email) }))
  const { generated, joined, left } = await database.transaction(async (tx) => {
    const generated: { role: Role; email: string; password: string }[] = []
    const emails = members.map(({ email }) => email)
    const before = await listTeamExcept(tx, [])
    const left = await listTeamExcept(tx, emails)
    for (const member of members) {
      const password = await ensureMember(tx, hashing, member)
      if (password !== undefined) generated.push({ role: member.role, email: member.email, password })
    }
    for (const former of left) {
      await setRole(tx, former, 'user')
      await revokeAccess(tx, former.userId, { unlink: true })
    }
    const joined = members.filter(({ email }) => !before.some((member) => member.email === email))
    return { generated, joined, left }
  })
  for (const { email } of joined) securityLog?.('team-joined', { email, clientAddress: 'system' })
  for (const { email } of left) securityLog?.('team-left', { email, clientAddress: 'system' })
  return generated
}

/** Returns the password if one was generated. */
async function ensureMember(tx: Db, hashing: PasswordHashing, { role, email, password }: Member) {
  const account = await lockPasswordAccount(tx, email)
  const isMember = account !== undefined && account.role !== 'user'
  if (isMember && (await isPasswordOf(hashing, account.passwordHash, password))) {
    if (account.role === role) return undefined
    await setRole(tx, { userId: account.userId, email, before: account.role }, role)
    await revokeAccess(tx, account.userId, { unlink: true })
    return undefined
  }
  const chosen = password ?? generatePassword()
  await setMember(tx, { email, role, passwordHash: await hashing.hash(chosen) })
  return password === undefined ? chosen : undefined
}

/** A stranger may have registered this address, so everything that granted access before is revoked. */
async function setMember(tx: Db, account: { email: string; role: TeamRole; passwordHash: string }) {
  const { email, role, passwordHash } = account
  if (await addPasswordAccount(tx, { ...account, name: role }))
    return auditRole(tx, email, { before: null, after: role })
  const member = await lockPasswordAccount(tx, email)
  if (!member) throw new Error('A team account was removed while it was being set up')
  if (member.role !== role) await setRole(tx, { userId: member.userId, email, before: member.role }, role)
  await setPassword(tx, member.userId, passwordHash)
  await revokeAccess(tx, member.userId, { unlink: true })
}

/** Without a configured password a member keeps the current one. */
async function isPasswordOf(hashing: PasswordHashing, hash: string | null, password: string | undefined) {
  if (!hash) return false
  return password === undefined || hashing.verify({ hash, password })
}

// Twenty unambiguous letters and digits: 113 bits.
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const generatePassword = () => Array.from({ length: 20 }, () => letters[randomInt(letters.length)]).join('')
