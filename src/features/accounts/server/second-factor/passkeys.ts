import type { z } from 'zod'
import { AppError } from '#platform/common/errors.ts'
import { brand } from '#platform/common/brand.ts'
import type { Db } from '#platform/server/database/database.ts'
import { factorMessages } from '../../contract/second-factor-messages.ts'
import type { NewPasskeyInput, PasskeyAssertion } from '../../contract/second-factor.ts'
import { addChallenge, consumeChallenge, type ChallengePurpose } from './challenges.store.ts'
import { findPasskey, listPasskeys, recordPasskeyUse } from './second-factor.store.ts'

// Loaded on first use because it includes parsers for every kind of certificate.
const library = () => import('@simplewebauthn/server')

/** What passkeys are bound to. Browsers accept no IP address, so a local server uses `localhost`. */
export function relyingParty(siteUrl: string) {
  const { hostname, origin, protocol, port } = new URL(siteUrl)
  if (!['127.0.0.1', '[::1]', '0.0.0.0', 'localhost'].includes(hostname)) return { id: hostname, origin }
  return { id: 'localhost', origin: `${protocol}//localhost${port && `:${port}`}` }
}

type Deps = { db: Db; siteUrl: string }

/** EdDSA, ECDSA and RSA with SHA-256. The library would also take SHA-1. */
const supportedAlgorithmIDs = [-8, -7, -257]

export async function requestRegistration({ db, siteUrl }: Deps, user: { id: string; email: string }) {
  const { generateRegistrationOptions } = await library()
  const { id, challenge } = await addChallenge(db, 'passkey-registration', user.id)
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    supportedAlgorithmIDs,
    rpID: relyingParty(siteUrl).id,
    userName: user.email,
    userID: new TextEncoder().encode(user.id),
    challenge: Buffer.from(challenge, 'base64url'),
    excludeCredentials: (await listPasskeys(db, user.id)).map(({ credentialId }) => ({ id: credentialId })),
    // The passkey signs in by itself, so it must be discoverable and verify its holder.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { challengeId: id, options: { ...options } as Record<string, unknown> }
}

/** Verifies a new passkey and returns what to store. */
export async function readNewPasskey(
  { db, siteUrl }: Deps,
  userId: string,
  { challengeId, credential }: Pick<z.output<typeof NewPasskeyInput>, 'challengeId' | 'credential'>,
) {
  const { id, origin } = relyingParty(siteUrl)
  const expectedChallenge = await consumeChallenge(db, challengeId, 'passkey-registration', userId)
  if (expectedChallenge === undefined) throw refused()
  const { verifyRegistrationResponse } = await library()
  const verified = await verifyRegistrationResponse({
    response: credential as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    supportedAlgorithmIDs,
  }).catch((cause: unknown) => {
    throw refused(cause)
  })
  if (!verified.verified) throw refused()
  const { id: credentialId, publicKey, counter } = verified.registrationInfo.credential
  return {
    credentialId,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: credential.response.transports,
  }
}

/** `userId` is empty if the response itself identifies the user. */
export async function createPasskeyChallenge(
  { db, siteUrl }: Deps,
  purpose: ChallengePurpose,
  userId: string,
) {
  const { generateAuthenticationOptions } = await library()
  const { id, challenge } = await addChallenge(db, purpose, userId)
  const owned = userId === '' ? [] : await listPasskeys(db, userId)
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(siteUrl).id,
    challenge: Buffer.from(challenge, 'base64url'),
    userVerification: 'required',
    allowCredentials: owned.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  })
  return { challengeId: id, options: { ...options } as Record<string, unknown> }
}

/** Returns the account whose passkey signed the challenge, which is consumed either way. */
export async function requirePasskey(
  { db, siteUrl }: Deps,
  { purpose, userId }: { purpose: ChallengePurpose; userId: string },
  { challengeId, credential }: z.output<typeof PasskeyAssertion>,
): Promise<string> {
  const expectedChallenge = await consumeChallenge(db, challengeId, purpose, userId)
  const passkey = await findPasskey(db, credential.id)
  if (expectedChallenge === undefined || !passkey || (userId !== '' && passkey.userId !== userId))
    throw refused()
  const { id, origin } = relyingParty(siteUrl)
  const { verifyAuthenticationResponse } = await library()
  const verified = await verifyAuthenticationResponse({
    response: credential as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch((cause: unknown) => {
    throw refused(cause)
  })
  if (!verified.verified) throw refused()
  await recordPasskeyUse(db, passkey.id, verified.authenticationInfo.newCounter)
  return passkey.userId
}

const refused = (cause?: unknown) =>
  new AppError('PERMISSION_DENIED', factorMessages.passkeyRefused, { cause })
