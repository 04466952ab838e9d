import { clearPrivateCopies, inStorage } from '#platform/web/browser-storage.ts'

const key = 'crovest:signed-in'

/** A hint, never a proof: the session itself is in a cookie that no script can read. */
export const readSignedInFlag = () => (inStorage('local', (storage) => storage.getItem(key)) ?? null) !== null
export const setSignedInFlag = () => inStorage('local', (storage) => storage.setItem(key, '1'))

/** Also clears what this browser has copied of the account. */
export function clearSignedInFlag(): void {
  inStorage('local', (storage) => storage.removeItem(key))
  clearPrivateCopies()
}
