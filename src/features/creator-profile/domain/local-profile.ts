import type { ErrorStatus } from '#platform/common/errors.ts'
import type { LocalProfile } from '../contract/local-profile.ts'

/** Unreachable, as opposed to a rejection of the profile itself. */
export const isUnreachable = (httpStatus: number): boolean => [502, 503, 504].includes(httpStatus)

export const toLocalProfile = <Profile>(
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
 * What to do with a local profile that the server rejected. `compare`: something else was stored meanwhile.
 * `forget`: it can never be accepted. `wait`: try again later.
 */
export function classifyRejection(status: ErrorStatus): 'compare' | 'forget' | 'wait' {
  if (status === 'ABORTED') return 'compare'
  return status === 'INVALID_ARGUMENT' ? 'forget' : 'wait'
}

/**
 * Compares a local profile with the stored one. `due`: nothing was stored since, so send it. `arrived`: it
 * was stored but the response got lost. `outdated`: something else was saved since and must be kept. Compares
 * revisions instead of times because device clocks can be wrong.
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
