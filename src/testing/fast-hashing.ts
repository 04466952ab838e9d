import { createPasswordHashing } from '#features/accounts/server.ts'

/** For tests, which hash passwords often. The real hashing is tested next to its module. */
export const fastHashing = createPasswordHashing({ log2N: 12, r: 8, p: 1 })
