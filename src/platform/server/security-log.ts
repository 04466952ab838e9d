import { createSignature } from './signer.ts'
import type { Log } from './log.ts'

export type SecurityEvent =
  | 'sign-in'
  | 'sign-in-failed'
  | 'sign-in-blocked'
  | 'confirmation-failed'
  | 'password-reset-requested'
  | 'password-reset'
  | 'password-changed'
  | 'email-change-requested'
  | 'email-change-canceled'
  | 'email-changed'
  | 'second-factor-added'
  | 'second-factor-removed'
  | 'recovery-code-used'
  | 'passkey-added'
  | 'passkey-removed'
  | 'account-deleted'
  | 'signed-out-by-admin'
  | 'team-joined'
  | 'team-left'

/** Without an address if a sign-in fails before its account is known. */
export type SecurityParties = { email: string | undefined; clientAddress: string }

export type SecurityLog = ReturnType<typeof createSecurityLog>

/**
 * Lets an operator follow an account or client through an attack without identifying them: both are logged as
 * keyed hashes.
 */
export function createSecurityLog(log: Log, secret: string) {
  const nameFor = (kind: string, text: string) =>
    createSignature(secret, `log:${kind}:${text}`, 'base64url').slice(0, 16)
  return (event: SecurityEvent, { email, clientAddress }: SecurityParties) =>
    log.info(
      {
        event,
        ...(email !== undefined && { account: nameFor('account', email) }),
        client: nameFor('client', clientAddress),
      },
      'security event',
    )
}
