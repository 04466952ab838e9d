import { AppError } from '#platform/common/errors.ts'
import type { Log } from '../log.ts'
import type { Mail, MailMessage } from './mail.ts'

/**
 * Sends an email and fails the job for a retry if mail is unavailable. Permanent failures are not retried.
 */
export async function sendWithTimeout(
  { mail, log }: { mail: Mail; log: Log },
  message: MailMessage,
): Promise<void> {
  try {
    await mail.send(message)
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 'INVALID_ARGUMENT') throw error
    log.warn({ job: message.messageId, err: error }, 'email permanently rejected')
  }
}
