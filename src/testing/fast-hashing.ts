import { createPasswordHashing } from '#features/accounts/server.ts'

/** For tests, which hash a password at every turn. What the product uses is tested beside its module. */
export const fastHashing = createPasswordHashing({ log2N: 12, r: 8, p: 1 })
