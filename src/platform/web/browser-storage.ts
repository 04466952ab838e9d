import { brand } from '#platform/common/brand.ts'

/**
 * Accesses this browser's (`local`) or tab's (`session`) storage. Returns undefined if it is full or blocked.
 */
export function inStorage<T>(where: 'local' | 'session', work: (storage: Storage) => T): T | undefined {
  try {
    return work(where === 'local' ? window.localStorage : window.sessionStorage)
  } catch {
    return undefined
  }
}

const privateCopies = `${brand.name.toLowerCase()}:copy:`

/** The key of a local copy of server data, which is removed on sign-out. */
export const privateCopyKey = (name: string) => `${privateCopies}${name}`

export function clearPrivateCopies(): void {
  inStorage('local', (storage) => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    for (const key of keys) if (key.startsWith(privateCopies)) storage.removeItem(key)
  })
}
