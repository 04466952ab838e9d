/** Works on what this browser (`local`) or this tab (`session`) keeps. Nothing when that is full or forbidden. */
export function inStorage<T>(where: 'local' | 'session', work: (storage: Storage) => T): T | undefined {
  try {
    return work(where === 'local' ? window.localStorage : window.sessionStorage)
  } catch {
    return undefined
  }
}
