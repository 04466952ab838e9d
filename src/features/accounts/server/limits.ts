import {
  createAttempts,
  type AttemptRule,
  type Counting,
  type LimitRule,
} from '#platform/server/http/rate-limit.ts'
import type { AccountsDeps } from './accounts-deps.ts'
import { createSignInAttempts } from './sign-in/sign-in-attempts.ts'

export const signInLimit: LimitRule = { name: 'signIn', perMinute: 10 }

const quarterHour = 15 * 60

/** Guesses at one account's password from one source. */
export const guessesPerSource: AttemptRule = { name: 'account', count: 10, seconds: quarterHour }

/** Guesses at one account's password from all sources: counted, and never refused. */
export const guessesPerAccount: AttemptRule = {
  name: 'accountFromAnywhere',
  count: 1_000_000,
  seconds: quarterHour,
}

/** Codes of a second factor: six digits, guessed at by somebody who has the password. */
const codeGuesses: AttemptRule = { name: 'code', count: 5, seconds: quarterHour }

/** Mails that a stranger can make us send to one address. */
const mails: AttemptRule = { name: 'mail', count: 5, seconds: 60 * 60 }

export function createAccountAttempts(
  counting: Counting,
): Pick<AccountsDeps, 'attempts' | 'codeAttempts' | 'mailAttempts'> {
  return {
    attempts: createSignInAttempts({
      perSource: createAttempts(guessesPerSource, counting),
      perAccount: createAttempts(guessesPerAccount, counting),
    }),
    codeAttempts: createAttempts(codeGuesses, counting),
    mailAttempts: createAttempts(mails, counting),
  }
}
