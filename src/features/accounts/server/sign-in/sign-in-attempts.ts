import { setTimeout as wait } from 'node:timers/promises'
import { clientGroup } from '#platform/server/http/client-address.ts'
import type { Attempts } from '#platform/server/http/rate-limit.ts'
import { signInMessages } from '../../contract/messages.ts'
import { slowdownMs } from '../../domain/slowdown.ts'

export type SignInAttempts = ReturnType<typeof createSignInAttempts>

/** Who tries: a client by its address, a browser that has signed in before, or a session that is asked for its password. */
export type AttemptSource = { email: string; source: string; isKnown: boolean }

type Deps = {
  /** Tries at one account from one source; beyond its count they are refused. */
  perSource: Attempts
  /** Tries at one account from all sources that are not known; these only get slower. */
  perAccount: Attempts
  pause?: (ms: number) => Promise<unknown>
}

/**
 * Counts guesses at a password. A stranger closes an account only to the address that the guesses come from: its owner gets in
 * from elsewhere, at most a little later, and at once with a browser that has signed in before.
 */
export function createSignInAttempts({ perSource, perAccount, pause = wait }: Deps) {
  const keyOf = ({ email, source }: AttemptSource) => `${email}\n${source}`
  return {
    async spend(attempt: AttemptSource) {
      await perSource.spend(keyOf(attempt), signInMessages.tooMany)
      if (attempt.isKnown) return
      const ms = slowdownMs(await perAccount.count(attempt.email))
      if (ms > 0) await pause(ms)
    },
    /** After one that succeeded. */
    forget: (attempt: AttemptSource) => perSource.forget(keyOf(attempt)),
    /** After the owner of the address has set a new password. */
    async forgetAll(email: string, clientAddress: string) {
      await perAccount.forget(email)
      await perSource.forget(keyOf(clientSource(email, clientAddress)))
    },
  }
}

export const clientSource = (email: string, clientAddress: string): AttemptSource => ({
  email,
  source: `client:${clientGroup(clientAddress)}`,
  isKnown: false,
})
