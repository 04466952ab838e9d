import type { Database } from '#platform/server/database/database.ts'
import type { PaymentProvider } from './provider.ts'
import { createSandbox, type Sandbox } from './sandbox/sandbox-provider.ts'

type Settings = { database: Database; secret: string; mode: 'reservations' | 'sandbox' | 'live' }

/** Neither exists while a site takes reservations only. */
export type Payments = { provider: PaymentProvider | undefined; sandbox: Sandbox | undefined }

export function createPayments({ database, secret, mode }: Settings): Payments {
  const sandbox = mode === 'sandbox' ? createSandbox({ database, secret }) : undefined
  return { provider: sandbox?.provider, sandbox }
}
