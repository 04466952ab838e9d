import { brand } from '#platform/common/brand.ts'

/** Works on what this browser (`local`) or this tab (`session`) keeps. Nothing when that is full or forbidden. */
export function inStorage<T>(where: 'local' | 'session', work: (storage: Storage) => T): T | undefined {
  try {
    return work(where === 'local' ? window.localStorage : window.sessionStorage)
  } catch {
    return undefined
  }
}

const privateCopies = `${brand.name.toLowerCase()}:copy:`

/** The key of a copy of what the server has: it goes at sign-out. */
export const privateCopyKey = (name: string) => `${privateCopies}${name}`

export function clearPrivateCopies(): void {
  inStorage('local', (storage) => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    for (const key of keys) if (key.startsWith(privateCopies)) storage.removeItem(key)
  })
}
