import type { Database } from '#platform/server/database/database.ts'
import type { PaymentProvider } from './provider.ts'
import { createStripe, type StripeSettings } from './stripe/stripe-provider.ts'
import { createSandbox, type Sandbox } from './sandbox/sandbox-provider.ts'

type Settings = {
  database: Database
  secret: string
  mode: 'reservations' | 'sandbox' | 'live'
  stripe: StripeSettings
}

/** A site that takes reservations only has no provider. */
export type Payments = {
  provider: PaymentProvider | undefined
  sandbox: Sandbox | undefined
  /** The payment provider's time, which the test provider can move. */
  now: () => Promise<number>
}

export function createPayments({ database, secret, mode, stripe }: Settings): Payments {
  const sandbox = mode === 'sandbox' ? createSandbox({ database, secret }) : undefined
  const provider = mode === 'live' ? createStripe(stripe) : sandbox?.provider
  return { provider, sandbox, now: async () => (provider ? provider.now() : Date.now()) }
}
