import { hashPassword as hashAsTheLibrary } from 'better-auth/crypto'
import { expect, test } from 'vitest'
import { createPasswordHashing, owaspCost, withFreshHash } from './password-hashing.ts'

const quick = createPasswordHashing({ log2N: 10, r: 8, p: 1 })

test('hashes a password at the cost OWASP recommends and stores that cost in the hash', async () => {
  expect(owaspCost).toEqual({ log2N: 17, r: 8, p: 1 })
  expect(await createPasswordHashing().hash('correct horse')).toMatch(/^scrypt\$17\$8\$1\$/)
})

test('two hashes of a password differ, and each is verified at its own cost', async () => {
  const [one, other] = [await quick.hash('secret word'), await quick.hash('secret word')]
  expect(one).not.toBe(other)
  expect(await quick.verify({ hash: other, password: 'secret worc' })).toBe(false)
  const costlier = createPasswordHashing({ log2N: 11, r: 8, p: 1 })
  expect(await costlier.verify({ hash: one, password: 'secret word' })).toBe(true)
})

test('an accented letter is the same in any Unicode form', async () => {
  expect(await quick.verify({ hash: await quick.hash('caf\u00e9s'), password: 'cafe\u0301s' })).toBe(true)
})

test('accepts a hash made by the auth library and rejects garbage', async () => {
  const old = await hashAsTheLibrary('an older password')
  expect(await quick.verify({ hash: old, password: 'an older password' })).toBe(true)
  expect(await quick.verify({ hash: old, password: 'another' })).toBe(false)
})

test('many concurrent hashes complete without blocking the event loop', async () => {
  let turns = 0
  const clock = setInterval(() => turns++, 1)
  const hashes = await Promise.all(Array.from({ length: 8 }, (_, each) => quick.hash(`password ${each}`)))
  clearInterval(clock)
  expect(new Set(hashes).size).toBe(8)
  expect(turns).toBeGreaterThan(0)
})

test('a freshly hashed password is not hashed again', async () => {
  const costly = createPasswordHashing({ log2N: 14, r: 8, p: 1 })
  // The hash can't be derived from any password, so only the fresh-hash path can succeed.
  const freshHash = { hash: 'scrypt$14$8$1$$', password: 'secret word' }
  expect(await withFreshHash(freshHash, () => costly.verify(freshHash))).toBe(true)
  expect(await withFreshHash(freshHash, () => costly.verify({ ...freshHash, password: 'another' }))).toBe(
    false,
  )
})

test('rejects work when the queue is full, and sign-ins come before registrations', async () => {
  const hash = await quick.hash('secret word')
  const done: string[] = []
  const signUps = Array.from({ length: 60 }, async (_, each) => {
    await quick.hash(`password ${each}`)
    done.push('sign-up')
  })
  const signIn = quick.verify({ hash, password: 'secret word' }).then(() => done.push('sign-in'))
  const results = await Promise.allSettled(signUps)
  await signIn
  const refused = results.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(60 - 2 - 40)
  expect(refused[0]).toMatchObject({
    reason: { status: 'UNAVAILABLE', httpStatus: 503, details: { retryAfterSeconds: 10 } },
  })
  // Threads may finish a few others first, but not those that waited.
  expect(done.indexOf('sign-in')).toBeLessThan(10)
})
