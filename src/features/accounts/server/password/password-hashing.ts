import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { verifyPassword as verifyLibraryHash } from 'better-auth/crypto'
import { AppError } from '#platform/common/errors.ts'
import { isSameText } from '#platform/server/signer.ts'
import { createSemaphore } from '#platform/server/semaphore.ts'
import { signInMessages } from '../../contract/messages.ts'

export type PasswordHashing = ReturnType<typeof createPasswordHashing>

type Cost = { log2N: number; r: number; p: number }

/** OWASP's first choice for scrypt: 128 MiB and about a third of a second for each guess. */
export const owaspCost: Cost = { log2N: 17, r: 8, p: 1 }

/** Two at a time: further ones wait here, and leave memory and the other threads of the pool to everybody else. */
const atOnce = 2

/** About ten seconds of work. Whoever comes when so many wait is told to come back instead. */
const maxQueued = 40

/** What a refused piece of work is told, and when to try again. */
export const refuseBusy = () =>
  new AppError('UNAVAILABLE', signInMessages.busy, { details: { retryAfterSeconds: 10 } })

export type FreshHash = { hash: string; password: string }

const fresh = new AsyncLocalStorage<FreshHash>()

/** A password that has just been hashed is not hashed again to sign in with it. */
export const withFreshHash = <Result>(known: FreshHash, work: () => Promise<Result>): Promise<Result> =>
  fresh.run(known, work)

export const hasFreshHash = () => fresh.getStore() !== undefined

/** One-way hashes of passwords, made off the event loop. A hash carries its own cost, so that the cost can rise later. */
export function createPasswordHashing(cost: Cost = owaspCost) {
  const queue = createSemaphore(atOnce, { maxQueued, refuse: refuseBusy })
  // Whoever has an account comes before whoever wants one.
  const first = <Result>(work: () => Promise<Result>) => queue(work, { isUrgent: true })
  return {
    async hash(password: string): Promise<string> {
      const salt = randomBytes(16)
      const key = await queue(() => derive(password, salt, cost))
      return ['scrypt', cost.log2N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$')
    },
    async verify({ hash, password }: { hash: string; password: string }): Promise<boolean> {
      const known = fresh.getStore()
      if (known?.hash === hash && isSameText(known.password, password)) return true
      const [name, log2N, r, p, salt = '', key = ''] = hash.split('$')
      // What the sign-in library hashed before this module did.
      if (name !== 'scrypt') return first(() => verifyLibraryHash({ hash, password }))
      const wanted = Buffer.from(key, 'base64')
      const stored = { log2N: Number(log2N), r: Number(r), p: Number(p) }
      const given = await first(() => derive(password, Buffer.from(salt, 'base64'), stored))
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
