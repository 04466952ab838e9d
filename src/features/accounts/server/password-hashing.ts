import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { verifyPassword as verifyLibraryHash } from 'better-auth/crypto'
import { takeTurns } from '#platform/server/take-turns.ts'

export type PasswordHashing = ReturnType<typeof createPasswordHashing>

type Cost = { log2N: number; r: number; p: number }

/** OWASP's first choice for scrypt: 128 MiB and about a third of a second for each guess. */
export const owaspCost: Cost = { log2N: 17, r: 8, p: 1 }

/** Two at a time: further ones wait here, and leave memory and the other threads of the pool to everybody else. */
const atOnce = 2

/** One-way hashes of passwords, made off the event loop. A hash carries its own cost, so that the cost can rise later. */
export function createPasswordHashing(cost: Cost = owaspCost) {
  const queue = takeTurns(atOnce)
  return {
    async hash(password: string): Promise<string> {
      const salt = randomBytes(16)
      const key = await queue(() => derive(password, salt, cost))
      return ['scrypt', cost.log2N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$')
    },
    async verify({ hash, password }: { hash: string; password: string }): Promise<boolean> {
      const [name, log2N, r, p, salt = '', key = ''] = hash.split('$')
      // What the sign-in library hashed before this module did.
      if (name !== 'scrypt') return queue(() => verifyLibraryHash({ hash, password }))
      const wanted = Buffer.from(key, 'base64')
      const stored = { log2N: Number(log2N), r: Number(r), p: Number(p) }
      const given = await queue(() => derive(password, Buffer.from(salt, 'base64'), stored))
      return given.length === wanted.length && timingSafeEqual(given, wanted)
    },
  }
}

function derive(password: string, salt: Buffer, { log2N, r, p }: Cost): Promise<Buffer> {
  const N = 2 ** log2N
  const options = { N, r, p, maxmem: 128 * N * r + 1024 * 1024 * p }
  return new Promise((resolve, reject) => {
    // One letter can be typed in several ways; all of them are the same password.
    scrypt(password.normalize('NFKC'), salt, 32, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
