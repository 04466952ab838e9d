const key = 'crovest:signed-in'

/** A hint, never a proof: the session itself is in a cookie that no script can read. */
export const wasSignedIn = () => inStorage((storage) => storage.getItem(key)) !== null
export const rememberSignedIn = () => void inStorage((storage) => storage.setItem(key, '1'))
export const forgetSignedIn = () => void inStorage((storage) => storage.removeItem(key))

// There is none at build, and a browser may forbid it.
function inStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(window.localStorage)
  } catch {
    return null
  }
}
