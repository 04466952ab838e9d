import { useSyncExternalStore } from 'react'
import { inStorage } from '#platform/web/browser-storage.ts'
import type { LocalProfile } from '../contract/local-profile.ts'
import type { ProfileKind, Stored } from './profile-kinds.ts'

type AnyKind = { name: 'profile' | 'content-profile' }

/** What waits in this browser for the server, as text; nothing when nothing does. */
export function useLocalText(kind: AnyKind, email: string): string | null {
  return useSyncExternalStore(
    listen,
    () => keptText(kind, email),
    () => null,
  )
}

export const keptText = (kind: AnyKind, email: string): string | null =>
  inStorage('local', (storage) => storage.getItem(keyOf(kind, email))) ?? null

/** The same, checked; nothing when it cannot be read, because an older release or somebody else wrote it. */
export async function readLocalProfile<Profile extends object>(
  kind: ProfileKind<Profile, Stored<Profile>>,
  text: string,
): Promise<LocalProfile<Profile> | undefined> {
  const [{ localProfile }, schema] = await Promise.all([
    import('../contract/local-profile.ts'),
    kind.schema(),
  ])
  return localProfile(schema).safeParse(parse(text)).data
}

/** Loads what checks a profile while the server can still be reached: offline it is too late. */
export function preloadSchemas(kinds: readonly { schema: () => Promise<unknown> }[]): void {
  const parts = [import('../contract/local-profile.ts'), ...kinds.map((kind) => kind.schema())]
  void Promise.allSettled(parts)
}

/** Tells whether it worked: storage can be full or forbidden. */
export function keep(kind: AnyKind, email: string, kept: LocalProfile<object>): boolean {
  const done = inStorage('local', (storage) => {
    storage.setItem(keyOf(kind, email), JSON.stringify(kept))
    return true
  })
  tellAll()
  return done ?? false
}

/** With `text`, only as long as it is still that: what was saved meanwhile stays. */
export function forget(kind: AnyKind, email: string, text?: string): void {
  if (text !== undefined && keptText(kind, email) !== text) return
  inStorage('local', (storage) => storage.removeItem(keyOf(kind, email)))
  tellAll()
}

const keyOf = ({ name }: AnyKind, email: string) => `crovest:${name}:${email}`

const listeners = new Set<() => void>()
const tellAll = () => listeners.forEach((changed) => changed())

// The browser's own event tells of other tabs only.
function listen(changed: () => void): () => void {
  listeners.add(changed)
  window.addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    window.removeEventListener('storage', changed)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
