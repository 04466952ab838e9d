import { asApiError } from '#platform/web/api-error.ts'
import { isUnreachable, toLocalProfile } from '../domain/local-profile.ts'
import { forget, keep } from './local-profiles.ts'
import type { ProfileKind, Stored } from './profile-kinds.ts'

/**
 * Saves on the server, or in this browser if the server is unreachable, and then returns undefined. A
 * rejection is thrown.
 */
export async function saveProfile<Profile extends object, Result extends Stored<Profile>>(
  kind: ProfileKind<Profile, Result>,
  email: string,
  { profile, revision }: { profile: Profile; revision: number },
): Promise<Result | undefined> {
  try {
    const stored = await kind.write(profile, revision)
    forget(kind, email)
    return stored
  } catch (cause) {
    const error = asApiError(cause)
    const isKept =
      isUnreachable(error.httpStatus) &&
      keep(kind, email, toLocalProfile(profile, revision, error.message, new Date()))
    if (!isKept) throw error
    return undefined
  }
}
