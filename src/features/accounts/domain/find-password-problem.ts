import { commonEndings, commonestPasswords, commonWords } from './common-words.ts'

export type PasswordProblem = 'common' | 'personal' | 'too-short-for-team'

export type PasswordOwner = { email: string; name?: string | undefined; isTeam: boolean }

const shortestTeamPassword = 12

/**
 * Why a password of sufficient length is still easy to guess, if it is. `ownWords` are words associated with
 * this product.
 */
export function findPasswordProblem(
  password: string,
  { email, name = '', isTeam }: PasswordOwner,
  ownWords: readonly string[],
): PasswordProblem | undefined {
  if (isTeam && Array.from(password).length < shortestTeamPassword) return 'too-short-for-team'
  const plain = password.normalize('NFKC').toLowerCase()
  if (isCommon(plain, ownWords)) return 'common'
  const personal = [email, ...splitWords(email), ...splitWords(name), ...ownWords]
  return isMadeOf(plain, personal) ? 'personal' : undefined
}

const words: ReadonlySet<string> = new Set(commonWords)
const passwords: ReadonlySet<string> = new Set(commonestPasswords)

/** Whether it is on the list: a common password, or a common word with a common ending. */
const isListed = (plain: string) =>
  passwords.has(plain) ||
  commonEndings.some(
    (ending) => plain.endsWith(ending) && words.has(plain.slice(0, plain.length - ending.length)),
  )

function isCommon(plain: string, ownWords: readonly string[]): boolean {
  if (isListed(plain) || isRun(plain) || isDate(plain)) return true
  const word = readLeet(plain.replace(/^[^\p{L}$@]+/u, '').replace(/(?<![\d\W_])[\d\W_]+$/, ''))
  const rest = plain.length - word.length
  return rest <= maxSuffixLength && (isListed(word) || ownWords.includes(word))
}

/** A year and two symbols; a longer suffix is harder to guess than the word. */
const maxSuffixLength = 6

const substitutes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

const readLeet = (text: string) => text.replace(/[@431!0$57]/g, (sign) => substitutes[sign] ?? sign)

/** A repeated character, or a sequence of the alphabet or digits. */
function isRun(plain: string): boolean {
  const steps = new Set<number>()
  for (let at = 1; at < plain.length; at++) steps.add(plain.charCodeAt(at) - plain.charCodeAt(at - 1))
  return steps.size === 1 && [...steps].every((step) => Math.abs(step) <= 1)
}

const isDate = (plain: string) =>
  /^(?:(?:19|20)\d\d[-./]?[01]?\d[-./]?[0-3]?\d|[0-3]?\d[-./]?[0-3]?\d[-./]?(?:19|20)\d\d)$/.test(plain)

/** Whether only digits and symbols remain after removing all of these words. */
function isMadeOf(plain: string, words: readonly string[]): boolean {
  let rest = plain
  for (const word of words.toSorted((one, other) => other.length - one.length))
    if (word.length >= 3) rest = rest.replaceAll(word.toLowerCase(), '')
  return rest.length < plain.length && !/\p{L}/u.test(rest)
}

const splitWords = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
