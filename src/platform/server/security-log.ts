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

export type SecurityParties = { email: string; clientAddress: string }

export type SecurityLog = ReturnType<typeof createSecurityLog>

/**
 * Lines that let an operator follow one account or one client through an attack without learning who they are: both are keyed
 * hashes, of no use without the secret.
 */
export function createSecurityLog(log: Log, secret: string) {
  const nameFor = (kind: string, text: string) =>
    createSignature(secret, `log:${kind}:${text}`, 'base64url').slice(0, 16)
  return (event: SecurityEvent, { email, clientAddress }: SecurityParties) =>
    log.info(
      { event, account: nameFor('account', email), client: nameFor('client', clientAddress) },
      'security event',
    )
}
