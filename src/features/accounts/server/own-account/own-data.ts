import type { Db } from '#platform/server/database/database.ts'
import type { CurrentUser } from '../session/current-session.ts'
import { accountLines } from '../../contract/account-messages.ts'
import { findUserById, listSessions, listCredentials } from './own-account.store.ts'
import { countRecoveryCodes, findFactors, listPasskeys } from '../second-factor/second-factor.store.ts'

export type DataOwner = Pick<CurrentUser, 'id' | 'email' | 'emailVerified'>

/** Something a person did or got, for the team's timeline; `to` is a page that shows more. */
export type PersonLine = { at: Date; text: string; detail?: string; to?: string }

/**
 * What a feature stores about a user. Data stored by address belongs to the user only once the address is
 * confirmed, because anyone can register with it.
 */
export type DataPart = {
  name: string
  exportFor: (db: Db, owner: DataOwner) => Promise<unknown>
  /** For data that isn't deleted by cascade. Runs in the transaction that deletes the account. */
  eraseFor?: (tx: Db, owner: DataOwner) => Promise<void>
  /** The newest of what the team may know; nothing that the person keeps in private. */
  linesFor?: (db: Db, owner: DataOwner) => Promise<PersonLine[]>
}

/** Sequential, because the embedded database has a single connection. */
export async function collectData(db: Db, parts: readonly DataPart[], owner: DataOwner) {
  const collected: Record<string, unknown> = {}
  for (const { name, exportFor } of [...ownParts, ...parts]) collected[name] = await exportFor(db, owner)
  return collected
}

/** Newest first. */
export async function collectLines(db: Db, parts: readonly DataPart[], owner: DataOwner) {
  const lines: PersonLine[] = []
  for (const { linesFor } of [...ownParts, ...parts]) if (linesFor) lines.push(...(await linesFor(db, owner)))
  return lines.toSorted((one, two) => two.at.getTime() - one.at.getTime())
}

export async function eraseData(tx: Db, parts: readonly DataPart[], owner: DataOwner) {
  for (const { eraseFor } of parts) await eraseFor?.(tx, owner)
}

/** Fields are listed explicitly to keep password hashes and session secrets out of the export. */
const ownParts: readonly DataPart[] = [
  {
    name: 'account',
    async exportFor(db, { id }) {
      const found = await findUserById(db, id)
      if (!found) return null
      const { name, email, emailVerified, image, role, userType, ...rest } = found
      const { createdAt, updatedAt, lastLoginAt, accessRevokedAt } = rest
      const times = { createdAt, updatedAt, lastLoginAt, accessRevokedAt }
      return { id, name, email, emailVerified, image, role, userType, ...times }
    },
    async linesFor(db, { id }) {
      const found = await findUserById(db, id)
      if (!found) return []
      const { createdAt, lastLoginAt, emailVerified } = found
      const detail = emailVerified ? accountLines.confirmed : accountLines.unconfirmed
      const registered = { at: createdAt, text: accountLines.registered, detail }
      return lastLoginAt ? [registered, { at: lastLoginAt, text: accountLines.signedIn }] : [registered]
    },
  },
  { name: 'waysToSignIn', exportFor: (db, { id }) => listCredentials(db, id) },
  {
    name: 'secondFactor',
    async exportFor(db, { id }) {
      const { hasTotp } = await findFactors(db, id)
      const passkeys = (await listPasskeys(db, id)).map(({ name, createdAt, lastUsedAt }) => ({
        name,
        createdAt,
        lastUsedAt,
      }))
      return { authenticatorApp: hasTotp, recoveryCodesLeft: await countRecoveryCodes(db, id), passkeys }
    },
  },
  { name: 'sessions', exportFor: (db, { id }) => listSessions(db, id) },
]
