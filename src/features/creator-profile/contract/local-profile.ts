import { z } from 'zod'
import { Revision } from './revision.ts'

/** A profile kept in the browser because the server was unreachable. */
export const localProfile = <Profile extends z.ZodType>(profile: Profile) =>
  z.object({
    profile,
    revision: Revision,
    savedAt: z.iso.datetime(),
    savedLocally: z.literal(true),
    savedToDatabase: z.literal(false),
    databaseError: z.string(),
  })

export type LocalProfile<Profile> = {
  profile: Profile
  /** The revision it is based on. */
  revision: number
  savedAt: string
  savedLocally: true
  savedToDatabase: false
  databaseError: string
}
