import { setTimeout as wait } from 'node:timers/promises'
import { clientGroup } from '#platform/server/http/client-address.ts'
import type { Attempts } from '#platform/server/http/rate-limit.ts'
import { signInMessages } from '../../contract/messages.ts'
import { slowdownMs } from '../../domain/slowdown.ts'

export type SignInAttempts = ReturnType<typeof createSignInAttempts>

/** The source of an attempt: an IP address, a known browser, or a session that is asked for its password. */
export type AttemptSource = { email: string; source: string; isKnown: boolean }

type Deps = {
  /** Attempts per account and source; rejected beyond the limit. */
  perSource: Attempts
  /** Attempts per account from all unknown sources; only delayed. */
  perAccount: Attempts
  pause?: (ms: number) => Promise<unknown>
}

/**
 * Limits password attempts. A stranger can lock an account only for their own IP address: its owner can sign
 * in from elsewhere after a short delay, or without one from a known browser.
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
    /** Called after a successful attempt. */
    forget: (attempt: AttemptSource) => perSource.forget(keyOf(attempt)),
    /** Called after the owner has set a new password. */
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
