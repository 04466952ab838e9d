import { randomInt } from 'node:crypto'
import type { Database } from '#platform/server/database/database.ts'
import { comparableEmail } from '#platform/common/text.ts'
import type { Role, TeamRole } from '../contract/roles.ts'
import {
  addPasswordAccount,
  auditRole,
  endSessions,
  findPasswordAccount,
  listTeamBut,
  setPassword,
  setRole,
} from './accounts.store.ts'
import type { Auth } from './auth.ts'

type Member = { role: TeamRole; email: string; password: string | undefined }

/**
 * Makes the team's accounts as the configuration says, and only there: registration cannot. Returns those whose password was
 * generated just now, because nobody can be told it a second time.
 */
export async function ensureTeam(database: Database, auth: Auth, team: readonly Member[]) {
  const generated: { role: Role; email: string; password: string }[] = []
  const { password: hashing } = await auth.$context
  for (const member of team) {
    const email = comparableEmail(member.email)
    const known = await findPasswordAccount(database.db, email)
    const password = member.password ?? (known?.passwordHash ? undefined : generatePassword())
    const unchanged =
      password === undefined ||
      (known?.passwordHash && (await hashing.verify({ hash: known.passwordHash, password })))
    const passwordHash = unchanged ? undefined : await hashing.hash(password)
    await database.transaction(async (tx) => {
      if (!known) {
        const { role } = member
        await addPasswordAccount(tx, { email, name: role, role, passwordHash: passwordHash! })
        await auditRole(tx, email, { before: null, after: role })
      } else {
        if (known.role !== member.role)
          await setRole(tx, { userId: known.userId, email, before: known.role }, member.role)
        if (passwordHash) {
          await setPassword(tx, known.userId, passwordHash)
          await endSessions(tx, known.userId)
        }
      }
    })
    if (passwordHash && member.password === undefined)
      generated.push({ role: member.role, email, password: password! })
  }
  await demoteAllBut(
    database,
    team.map(({ email }) => comparableEmail(email)),
  )
  return generated
}

/** Whoever the configuration no longer names is an ordinary user again. */
async function demoteAllBut(database: Database, emails: readonly string[]) {
  await database.transaction(async (tx) => {
    for (const former of await listTeamBut(tx, emails)) await setRole(tx, former, 'user')
  })
}

// Twenty letters and digits that are not mistaken for one another: 113 bits.
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const generatePassword = () => Array.from({ length: 20 }, () => letters[randomInt(letters.length)]).join('')
