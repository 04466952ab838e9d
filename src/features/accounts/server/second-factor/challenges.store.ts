import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import { minuteMs } from '#platform/common/durations.ts'
import type { Db } from '#platform/server/database/database.ts'
import { verifications } from '../accounts.tables.ts'

const fiveMinutes = 5 * minuteMs

export type ChallengePurpose = 'passkey-sign-in' | 'passkey-registration' | 'passkey-confirmation'

const about = (purpose: ChallengePurpose, userId: string) => `${purpose}:${userId}`

/** A WebAuthn challenge. `userId` is empty for a sign-in, where the user isn't known yet. */
export async function addChallenge(db: Db, purpose: ChallengePurpose, userId: string) {
  const id = randomUUID()
  const challenge = randomBytes(32).toString('base64url')
  const now = Date.now()
  await db.delete(verifications).where(lt(verifications.expiresAt, new Date(now)))
  await db.insert(verifications).values({
    id,
    identifier: about(purpose, userId),
    value: challenge,
    expiresAt: new Date(now + fiveMinutes),
  })
  return { id, challenge }
}

/** Consumes the challenge, so that it can be answered only once. */
export async function consumeChallenge(db: Db, id: string, purpose: ChallengePurpose, userId: string) {
  const [consumed] = await db
    .delete(verifications)
    .where(
      and(
        eq(verifications.id, id),
        eq(verifications.identifier, about(purpose, userId)),
        gt(verifications.expiresAt, new Date()),
      ),
    )
    .returning({ challenge: verifications.value })
  return consumed?.challenge
}
