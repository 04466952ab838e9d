import { hashPassword as hashAsTheLibrary } from 'better-auth/crypto'
import { expect, test } from 'vitest'
import { createPasswordHashing, owaspCost } from './password-hashing.ts'

const quick = createPasswordHashing({ log2N: 10, r: 8, p: 1 })

test('a password is hashed at the cost that OWASP asks for, and the hash says so', async () => {
  expect(owaspCost).toEqual({ log2N: 17, r: 8, p: 1 })
  expect(await createPasswordHashing().hash('correct horse')).toMatch(/^scrypt\$17\$8\$1\$/)
})

test('two hashes of one password differ, and each is checked at its own cost', async () => {
  const [one, other] = [await quick.hash('secret word'), await quick.hash('secret word')]
  expect(one).not.toBe(other)
  expect(await quick.verify({ hash: other, password: 'secret worc' })).toBe(false)
  const dearer = createPasswordHashing({ log2N: 11, r: 8, p: 1 })
  expect(await dearer.verify({ hash: one, password: 'secret word' })).toBe(true)
})

test('a letter with its accent is the same letter, however it was typed', async () => {
  expect(await quick.verify({ hash: await quick.hash('caf\u00e9s'), password: 'cafe\u0301s' })).toBe(true)
})

test('a hash that the sign-in library made is still known, and nonsense is refused', async () => {
  const old = await hashAsTheLibrary('an older password')
  expect(await quick.verify({ hash: old, password: 'an older password' })).toBe(true)
  expect(await quick.verify({ hash: old, password: 'another' })).toBe(false)
})

test('many at once are all hashed, and the event loop goes on meanwhile', async () => {
  let turns = 0
  const clock = setInterval(() => turns++, 1)
  const hashes = await Promise.all(Array.from({ length: 8 }, (_, each) => quick.hash(`password ${each}`)))
  clearInterval(clock)
  expect(new Set(hashes).size).toBe(8)
  expect(turns).toBeGreaterThan(0)
})
