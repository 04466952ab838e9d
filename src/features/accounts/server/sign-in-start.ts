import { AsyncLocalStorage } from 'node:async_hooks'

const startedAt = new AsyncLocalStorage<Date>()

/** Lets the hooks of the sign-in library know when the sign-in that they belong to began. */
export const withSignInStart = <Result>(start: Date, signIn: () => Promise<Result>): Promise<Result> =>
  startedAt.run(start, signIn)

/** Whether access was revoked after this sign-in began: what it has proved until then no longer counts. */
export function startedBeforeRevocation(accessRevokedAt: Date | null): boolean {
  const start = startedAt.getStore()
  return start !== undefined && accessRevokedAt !== null && accessRevokedAt >= start
}
