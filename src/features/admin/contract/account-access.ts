import { z } from 'zod'
import { emailAddress } from '#platform/common/text.ts'
import { roles } from '#features/accounts/contract/roles.ts'

export const AccountQuery = z.object({ email: emailAddress })

export const AccountAccess = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(roles),
  lastSignInAt: z.iso.datetime().nullable(),
  /** The number of devices that are signed in. */
  sessions: z.int(),
  hasSecondFactor: z.boolean(),
})
export type AccountAccess = z.infer<typeof AccountAccess>

/** Null if no account has this address. */
export const FoundAccount = z.object({ account: AccountAccess.nullable() })
