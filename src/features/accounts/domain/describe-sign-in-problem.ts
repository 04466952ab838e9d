import type { SignInProblem } from '../contract/third-party.ts'

/** The error shown to a user who returns from `provider` without being signed in. */
export function describeSignInProblem(
  problem: SignInProblem,
  provider: string,
  what: 'login' | 'registration',
): string {
  switch (problem) {
    case 'failed':
      return `${provider} ${what} failed. Please try again.`
    case 'account-exists':
      return `There is already an account with this email address. Sign in with your password first; once the address is confirmed, you can use ${provider} as well.`
    case 'other-account':
      return `Your account is linked to a different ${provider} account. Please sign in with that one, or with your password.`
    case 'no-confirmed-address':
      return `${provider} did not share a confirmed email address. Please confirm and allow it there, or use a password here.`
  }
}
