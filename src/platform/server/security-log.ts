import { createSignature } from './signer.ts'
import type { Log } from './log.ts'

export type SecurityEvent =
  | 'sign-in'
  | 'sign-in-failed'
  | 'sign-in-blocked'
  | 'proof-failed'
  | 'registration'
  | 'registration-refused'
  | 'password-changed'
  | 'password-reset'
  | 'email-changed'
  | 'account-deleted'

export type SecurityLog = ReturnType<typeof createSecurityLog>

/**
 * Lines that let an operator follow one account or one client through an attack without learning who they are: both are keyed
 * hashes, of no use without the secret.
 */
export function createSecurityLog(log: Log, secret: string) {
  const nameFor = (kind: string, text: string) =>
    createSignature(secret, `log:${kind}:${text}`, 'base64url').slice(0, 16)
  return (event: SecurityEvent, { account, client }: { account: string; client: string }) =>
    log.info(
      { event, account: nameFor('account', account), client: nameFor('client', client) },
      'security event',
    )
}
