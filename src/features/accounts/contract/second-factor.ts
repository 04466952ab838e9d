import { z } from 'zod'
import { lineOfText } from '#platform/common/text.ts'
import { factorCode } from './factor-code.ts'
import { knownPassword } from './passwords.ts'
import { factorMessages } from './second-factor-messages.ts'

/** How somebody who is signed in can confirm that it is still them. */
const confirmationMethods = ['password', 'code', 'passkey'] as const
export type ConfirmationMethod = (typeof confirmationMethods)[number]

const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type Passkey = z.infer<typeof Passkey>

/** Everything the security settings show. */
export const SecondFactor = z.object({
  /** Whether this account may use an authenticator app: the team's may. */
  isTeam: z.boolean(),
  emailVerified: z.boolean(),
  /** Whether the account can do nothing else until it has a second factor. */
  isRequired: z.boolean(),
  hasTotp: z.boolean(),
  recoveryCodesLeft: z.int(),
  passkeys: z.array(Passkey),
})
export type SecondFactor = z.infer<typeof SecondFactor>

export const Confirmation = z.object({
  /** For how long nothing has to be confirmed again. */
  freshForSeconds: z.int(),
  methods: z.array(z.enum(confirmationMethods)),
})

/** The name lets a person tell their passkeys apart. */
const passkeyName = lineOfText(60, factorMessages.nameMissing)
  .trim()
  .min(1, { error: factorMessages.nameMissing })

export const TotpSetup = z.object({
  /** For typing, in base32. */
  secret: z.string(),
  /** For the QR code. */
  uri: z.string(),
})

export const TotpCodeInput = z.object({ code: factorCode })

/** Shown once. Empty where the account keeps the codes it has. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

const part = (longest: number) => z.string().max(longest)
const shared = {
  id: part(1400),
  rawId: part(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.looseObject({}).transform(() => ({})),
}

/** How a browser reaches an authenticator; what it may name besides these is of no use yet. */
const passkeyTransports = ['ble', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
export type PasskeyTransport = (typeof passkeyTransports)[number]

/** What a browser makes of a new passkey, as WebAuthn writes it in JSON. */
const NewCredential = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: part(4000),
    attestationObject: part(20_000),
    transports: z
      .array(part(20))
      .max(8)
      .default([])
      .transform((given) => passkeyTransports.filter((known) => given.includes(known))),
  }),
})

const Assertion = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: part(4000),
    authenticatorData: part(4000),
    signature: part(4000),
    userHandle: part(200).optional(),
  }),
})

/** The question to an authenticator, and its number, which comes back with the answer. */
export const PasskeyChallenge = z.object({ challengeId: z.uuid(), options: z.looseObject({}) })

export const ChallengeInput = z.object({ purpose: z.enum(['registration', 'confirmation']) })

export const NewPasskeyInput = z.object({
  challengeId: z.uuid(),
  name: passkeyName,
  credential: NewCredential,
})
export const PasskeyNameInput = z.object({ name: passkeyName })
export const PasskeyAnswer = z.object({ challengeId: z.uuid(), credential: Assertion })
export const PasskeySignInInput = PasskeyAnswer.extend({ rememberMe: z.boolean().optional() })

export const PasswordProof = z.object({ password: knownPassword })

export const ConfirmationInput = z.union([PasswordProof, TotpCodeInput, PasskeyAnswer])
export type ConfirmationInput = z.output<typeof ConfirmationInput>
