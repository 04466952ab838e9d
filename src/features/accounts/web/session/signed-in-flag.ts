import { clearPrivateCopies, inStorage } from '#platform/web/browser-storage.ts'

const key = 'crovest:signed-in'

/** Only a hint: the session itself is in an HttpOnly cookie. */
export const readSignedInFlag = () => (inStorage('local', (storage) => storage.getItem(key)) ?? null) !== null
export const setSignedInFlag = () => inStorage('local', (storage) => storage.setItem(key, '1'))

/** Also clears the account data cached in this browser. */
export function clearSignedInFlag(): void {
  inStorage('local', (storage) => storage.removeItem(key))
  clearPrivateCopies()
}
