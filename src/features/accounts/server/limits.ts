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

/** Password attempts per account and source. */
export const guessesPerSource: AttemptRule = { name: 'account', count: 10, seconds: quarterHour }

/** Password attempts per account from all sources: delayed, never rejected. */
export const guessesPerAccount: AttemptRule = {
  name: 'accountFromAnywhere',
  count: 1_000_000,
  seconds: quarterHour,
}

/** Second-factor codes, guessed by someone who has the password. */
const codeGuesses: AttemptRule = { name: 'code', count: 5, seconds: quarterHour }

/** Emails that a stranger can trigger to one address. */
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
