import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { verifyPassword as verifyLibraryHash } from 'better-auth/crypto'
import { AppError } from '#platform/common/errors.ts'
import { isSameText } from '#platform/server/signer.ts'
import { createSemaphore } from '#platform/server/semaphore.ts'
import { signInMessages } from '../../contract/messages.ts'

export type PasswordHashing = ReturnType<typeof createPasswordHashing>

type Cost = { log2N: number; r: number; p: number }

/** OWASP's first recommendation for scrypt: 128 MiB and about a third of a second per guess. */
export const owaspCost: Cost = { log2N: 17, r: 8, p: 1 }

/** Limits memory use and leaves the rest of the thread pool to other work. */
const atOnce = 2

/** About ten seconds of work; beyond that, requests are rejected. */
const maxQueued = 40

/** Rejects a request with the time to retry. */
export const refuseBusy = () =>
  new AppError('UNAVAILABLE', signInMessages.busy, { details: { retryAfterSeconds: 10 } })

export type FreshHash = { hash: string; password: string }

const fresh = new AsyncLocalStorage<FreshHash>()

/** Avoids hashing a new password twice to sign in with it. */
export const withFreshHash = <Result>(freshHash: FreshHash, work: () => Promise<Result>): Promise<Result> =>
  fresh.run(freshHash, work)

export const hasFreshHash = () => fresh.getStore() !== undefined

/**
 * Password hashes, computed off the event loop. Each stores its cost, so that the cost can be raised later.
 */
export function createPasswordHashing(cost: Cost = owaspCost) {
  const queue = createSemaphore(atOnce, { maxQueued, refuse: refuseBusy })
  // Sign-ins come before registrations.
  const first = <Result>(work: () => Promise<Result>) => queue(work, { isUrgent: true })
  return {
    async hash(password: string): Promise<string> {
      const salt = randomBytes(16)
      const key = await queue(() => derive(password, salt, cost))
      return ['scrypt', cost.log2N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$')
    },
    async verify({ hash, password }: { hash: string; password: string }): Promise<boolean> {
      const freshHash = fresh.getStore()
      if (freshHash?.hash === hash && isSameText(freshHash.password, password)) return true
      const [name, log2N, r, p, salt = '', key = ''] = hash.split('$')
      // Hashes from before this module, made by the auth library.
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
    // The same characters can be encoded in several ways.
    scrypt(password.normalize('NFKC'), salt, 32, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
