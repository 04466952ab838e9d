import { boundedText, lineOfText } from '#platform/common/text.ts'
import { factorMessages } from './second-factor-messages.ts'
import { z } from 'zod'

import { existingPassword } from './passwords.ts'

const typedCode = boundedText(60, factorMessages.codeMissing)

/** Removes the spaces and hyphens between groups. */
const compact = (text: string) => text.replaceAll(/[\s-]/g, '').toLowerCase()

/** Six digits from an app, or a recovery code in any grouping. */
export const factorCode = typedCode
  .refine((text) => compact(text) !== '', { error: factorMessages.codeMissing })
  .transform(compact)

/** Empty if no code is required. */
export const optionalCode = typedCode.optional().transform((text) => compact(text ?? '') || undefined)

/** How a signed-in user can confirm their identity. */
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
  /** Whether this account may use an authenticator app; only team accounts may. */
  isTeam: z.boolean(),
  emailVerified: z.boolean(),
  /** Whether the account is restricted until it has a second factor. */
  isRequired: z.boolean(),
  hasTotp: z.boolean(),
  recoveryCodesLeft: z.int(),
  passkeys: z.array(Passkey),
})
export type SecondFactor = z.infer<typeof SecondFactor>

export const Confirmation = z.object({
  /** How long the last confirmation remains valid. */
  freshForSeconds: z.int(),
  methods: z.array(z.enum(confirmationMethods)),
})

/** Tells a user's passkeys apart. */
const passkeyName = lineOfText(60, factorMessages.nameMissing)
  .trim()
  .min(1, { error: factorMessages.nameMissing })

export const TotpSetup = z.object({
  /** For manual entry, in base32. */
  secret: z.string(),
  /** For the QR code. */
  uri: z.string(),
})

export const TotpCodeInput = z.object({ code: factorCode })

/** Shown once. Empty if the account keeps its existing codes. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

const part = (maxLength: number) => z.string().max(maxLength)
const shared = {
  id: part(1400),
  rawId: part(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.looseObject({}).transform(() => ({})),
}

/** The transports of WebAuthn; unknown ones are ignored. */
const passkeyTransports = ['ble', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
export type PasskeyTransport = (typeof passkeyTransports)[number]

/** A new passkey in the JSON format of WebAuthn. */
const NewCredential = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: part(4000),
    attestationObject: part(20_000),
    transports: z
      .array(part(20))
      .max(8)
      .default([])
      .transform((given) => passkeyTransports.filter((transport) => given.includes(transport))),
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

/** The WebAuthn options, with an ID that is sent back with the response. */
export const PasskeyChallenge = z.object({ challengeId: z.uuid(), options: z.looseObject({}) })

export const ChallengeInput = z.object({ purpose: z.enum(['registration', 'confirmation']) })

export const NewPasskeyInput = z.object({
  challengeId: z.uuid(),
  name: passkeyName,
  credential: NewCredential,
})
export const PasskeyNameInput = z.object({ name: passkeyName })
export const PasskeyAssertion = z.object({ challengeId: z.uuid(), credential: Assertion })
export const PasskeySignInInput = PasskeyAssertion.extend({ rememberMe: z.boolean().optional() })

export const PasswordProof = z.object({ password: existingPassword })

export const ConfirmationInput = z.union([PasswordProof, TotpCodeInput, PasskeyAssertion])
export type ConfirmationInput = z.output<typeof ConfirmationInput>
