import { z } from 'zod'
import { PersonNotes } from '#features/inbox/contract/person-notes.ts'
import { emailAddress } from '#platform/common/text.ts'

export const PersonAddress = z.object({ email: emailAddress })

const PersonLine = z.object({
  at: z.iso.datetime(),
  text: z.string(),
  detail: z.string(),
  /** A page of this site that shows more, or null. */
  to: z.string().nullable(),
})
export type PersonLine = z.infer<typeof PersonLine>

/** Everything the team knows about an address. */
export const Person = PersonNotes.extend({
  email: z.string(),
  hasAccount: z.boolean(),
  /** Accounts of the team can't be erased here. */
  isTeam: z.boolean(),
  /** Newest first, at most 500. */
  lines: z.array(PersonLine),
  isShortened: z.boolean(),
})
export type Person = z.infer<typeof Person>
