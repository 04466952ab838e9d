import { useSyncExternalStore } from 'react'
import { parseJson } from '#platform/common/parse-json.ts'
import { inStorage } from '#platform/web/browser-storage.ts'
import type { LocalProfile } from '../contract/local-profile.ts'
import type { ProfileKind, Stored } from './profile-kinds.ts'

type AnyKind = { name: 'profile' | 'content-profile' }

/** The raw local profile waiting to be sent, or null. */
export function useLocalText(kind: AnyKind, email: string): string | null {
  return useSyncExternalStore(
    listen,
    () => keptText(kind, email),
    () => null,
  )
}

export const keptText = (kind: AnyKind, email: string): string | null =>
  inStorage('local', (storage) => storage.getItem(keyOf(kind, email))) ?? null

/**
 * The validated local profile, or undefined if it is unreadable, for example because an older release wrote
 * it.
 */
export async function readLocalProfile<Profile extends object>(
  kind: ProfileKind<Profile, Stored<Profile>>,
  text: string,
): Promise<LocalProfile<Profile> | undefined> {
  const [{ localProfile }, schema] = await Promise.all([
    import('../contract/local-profile.ts'),
    kind.schema(),
  ])
  return localProfile(schema).safeParse(parseJson(text)).data
}

/** Loads the schemas while online, because they can't be loaded offline. */
export function preloadSchemas(kinds: readonly { schema: () => Promise<unknown> }[]): void {
  const parts = [import('../contract/local-profile.ts'), ...kinds.map((kind) => kind.schema())]
  void Promise.allSettled(parts)
}

/** Returns whether it worked: storage can be full or disabled. */
export function keep(kind: AnyKind, email: string, kept: LocalProfile<object>): boolean {
  const done = inStorage('local', (storage) => {
    storage.setItem(keyOf(kind, email), JSON.stringify(kept))
    return true
  })
  notifyListeners()
  return done ?? false
}

/** With `text`, removes the profile only if it is unchanged, to keep what was saved meanwhile. */
export function forget(kind: AnyKind, email: string, text?: string): void {
  if (text !== undefined && keptText(kind, email) !== text) return
  inStorage('local', (storage) => storage.removeItem(keyOf(kind, email)))
  notifyListeners()
}

const keyOf = ({ name }: AnyKind, email: string) => `crovest:${name}:${email}`

const listeners = new Set<() => void>()
const notifyListeners = () => listeners.forEach((changed) => changed())

// The browser's storage event fires for other tabs only.
function listen(changed: () => void): () => void {
  listeners.add(changed)
  window.addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    window.removeEventListener('storage', changed)
  }
}
