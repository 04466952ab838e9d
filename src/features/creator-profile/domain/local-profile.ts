import type { ErrorStatus } from '#platform/common/errors.ts'
import type { LocalProfile } from '../contract/local-profile.ts'

/** A failure that says nothing about the profile: nobody was there to take it. Anything else is a refusal. */
export const isOutOfReach = (httpStatus: number): boolean => [502, 503, 504].includes(httpStatus)

export const keepProfile = <Profile>(
  profile: Profile,
  revision: number,
  databaseError: string,
  now: Date,
): LocalProfile<Profile> => ({
  profile,
  revision,
  savedAt: now.toISOString(),
  savedLocally: true,
  savedToDatabase: false,
  databaseError,
})

/**
 * What to do with a kept profile after the server refused it. `compare`: something else is stored by now. `forget`: it will
 * never be accepted. `wait`: another time it may be.
 */
export function judgeRefusal(status: ErrorStatus): 'compare' | 'forget' | 'wait' {
  if (status === 'ABORTED') return 'compare'
  return status === 'INVALID_ARGUMENT' ? 'forget' : 'wait'
}

/**
 * Held against what is stored. `due`: nothing was stored since, so it is to be sent. `arrived`: it got there although the
 * answer did not come back. `outdated`: someone saved something else since, which must stay. Versions decide and not the
 * time of day, because the clock of a device may be off.
 */
export function compareLocal(
  kept: { profile: object; revision: number },
  stored: { profile: object | null; revision: number },
): 'due' | 'arrived' | 'outdated' {
  if (stored.revision <= kept.revision) return 'due'
  const there: Partial<Record<string, unknown>> = { ...stored.profile }
  const isSame = Object.entries(kept.profile).every(([name, value]) => there[name] === value)
  return isSame ? 'arrived' : 'outdated'
}
