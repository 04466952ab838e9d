import { z } from 'zod'
import { emailAddress, lineOfText } from '#platform/common/text.ts'
import { isRepeated, existingPassword, newPassword, repeatedPassword, repetitionIssue } from './passwords.ts'

export const Account = z.object({
  email: z.string(),
  emailVerified: z.boolean(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  hasPassword: z.boolean(),
  /** Whether the account is managed in the team's configuration. */
  isTeam: z.boolean(),
  /** Whether deleting it requires the password, which is not the case shortly after a sign-in. */
  asksForProof: z.boolean(),
})
export type Account = z.infer<typeof Account>

export const OwnSession = z.object({
  id: z.string(),
  device: z.string(),
  startedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>

export const OwnSessions = z.object({ items: z.array(OwnSession) })

export const NameInput = z.object({
  name: lineOfText(80, 'Please enter your name.').trim().min(1, { error: 'Please enter your name.' }),
})

/** May be empty shortly after a sign-in. */
const proof = z
  .union([z.literal(''), existingPassword])
  .optional()
  .transform((text) => text || undefined)

export const EmailChangeInput = z.object({ email: emailAddress, currentPassword: proof })

export const PasswordChangeInput = z
  .object({ currentPassword: proof, password: newPassword, confirmPassword: repeatedPassword })
  .refine(isRepeated, repetitionIssue)

export const DeletionInput = z.object({ currentPassword: proof })
