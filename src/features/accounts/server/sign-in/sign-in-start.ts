import { AsyncLocalStorage } from 'node:async_hooks'

/** One attempt to sign in. The sign-in library's hooks add the address as soon as they know it. */
export type SignInProgress = { start: Date; email?: string | undefined }

const underWay = new AsyncLocalStorage<SignInProgress>()

/** Lets the hooks of the sign-in library know when the sign-in that they belong to began. */
export const withSignInProgress = <Result>(progress: SignInProgress, signIn: () => Promise<Result>) =>
  underWay.run(progress, signIn)

export const withSignInStart = <Result>(start: Date, signIn: () => Promise<Result>) =>
  withSignInProgress({ start }, signIn)

/** The account that this sign-in would open, for the security log. */
export function noteSignInEmail(email: string) {
  const progress = underWay.getStore()
  if (progress) progress.email = email
}

/** Whether access was revoked after this sign-in began: what it has proved until then no longer counts. */
export function startedBeforeRevocation(accessRevokedAt: Date | null): boolean {
  const start = underWay.getStore()?.start
  return start !== undefined && accessRevokedAt !== null && accessRevokedAt >= start
}
