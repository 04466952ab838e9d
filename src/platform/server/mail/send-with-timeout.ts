import { AppError } from '#platform/common/errors.ts'
import type { Log } from '../log.ts'
import type { Mail, MailMessage } from './mail.ts'

/** Sends, and lets the job fail and come back when mail is out of reach. What is refused for good is not tried again. */
export async function sendWithTimeout(
  { mail, log }: { mail: Mail; log: Log },
  message: MailMessage,
): Promise<void> {
  try {
    await mail.send(message)
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 'INVALID_ARGUMENT') throw error
    log.warn({ job: message.messageId, err: error }, 'mail refused for good')
  }
}
