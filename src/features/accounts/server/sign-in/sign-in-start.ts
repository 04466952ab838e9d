import { AsyncLocalStorage } from 'node:async_hooks'

/** A sign-in in progress. The auth library's hooks add the address once they know it. */
export type SignInProgress = { start: Date; email?: string | undefined }

const currentSignIn = new AsyncLocalStorage<SignInProgress>()

/** Tells the auth library's hooks when the current sign-in started. */
export const withSignInProgress = <Result>(progress: SignInProgress, signIn: () => Promise<Result>) =>
  currentSignIn.run(progress, signIn)

export const withSignInStart = <Result>(start: Date, signIn: () => Promise<Result>) =>
  withSignInProgress({ start }, signIn)

/** For the security log. */
export function noteSignInEmail(email: string) {
  const progress = currentSignIn.getStore()
  if (progress) progress.email = email
}

/** Whether access was revoked after this sign-in started, which invalidates what it has proved. */
export function startedBeforeRevocation(accessRevokedAt: Date | null): boolean {
  const start = currentSignIn.getStore()?.start
  return start !== undefined && accessRevokedAt !== null && accessRevokedAt >= start
}
