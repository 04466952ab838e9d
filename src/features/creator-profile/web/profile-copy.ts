import { useMemo, useSyncExternalStore } from 'react'
import { asApiError } from '#platform/web/api-error.ts'
import { inStorage, privateCopyKey } from '#platform/web/browser-storage.ts'
import type { Stored } from './profile-kinds.ts'

type AnyKind = { name: 'profile' | 'content-profile' }

/** The last response of the server, for when it is unreachable. */
export type ProfileCopy<Profile> = {
  profile: Profile
  revision: number
  savedAt: string
  savedLocally: false
  savedToDatabase: true
}

export function saveCopy(kind: AnyKind, email: string, stored: Stored<object>, now: Date): void {
  const { profile, revision } = stored
  const key = keyOf(kind, email)
  inStorage('local', (storage) => {
    if (profile === null) return storage.removeItem(key)
    const savedAt = now.toISOString()
    const flags = { savedLocally: false, savedToDatabase: true }
    return storage.setItem(key, JSON.stringify({ profile, revision, savedAt, ...flags }))
  })
}

/** The copy, if it is needed. */
export function useCopy<Profile extends object>(
  kind: AnyKind,
  email: string,
  isNeeded: boolean,
): ProfileCopy<Profile> | undefined {
  const text = useSyncExternalStore(
    () => () => undefined,
    () => (isNeeded ? copyText(kind, email) : null),
    () => null,
  )
  return useMemo(() => parseCopy(text) as ProfileCopy<Profile> | undefined, [text])
}

/** True if the server is failing or unreachable; a rejection is a valid response. */
export function isCopyUsable(error: unknown): boolean {
  const { httpStatus } = asApiError(error)
  return httpStatus >= 500 || httpStatus === 429
}

const keyOf = ({ name }: AnyKind, email: string) => privateCopyKey(`${name}:${email}`)

const copyText = (kind: AnyKind, email: string) =>
  inStorage('local', (storage) => storage.getItem(keyOf(kind, email))) ?? null

// May be from an older release. Checked by hand because a schema can't be loaded while the server is
// unreachable.
export function parseCopy(text: string | null): ProfileCopy<object> | undefined {
  try {
    const copy = JSON.parse(text ?? 'null') as ProfileCopy<Record<string, unknown>> | null
    const isWhole =
      typeof copy?.savedAt === 'string' &&
      Number.isInteger(copy.revision) &&
      Object.values(copy.profile).every((value) => typeof value === 'string')
    return isWhole ? copy : undefined
  } catch {
    return undefined
  }
}
