import { z } from 'zod'
import { Revision } from './revision.ts'

/** A profile that could not reach the server, as it waits in the browser. */
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
  /** The version that it is based on. */
  revision: number
  savedAt: string
  savedLocally: true
  savedToDatabase: false
  databaseError: string
}
