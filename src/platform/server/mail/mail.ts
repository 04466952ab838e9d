import { AppError } from '#platform/common/errors.ts'
/** Sends at once or fails; waiting and trying again are the jobs' business. */
export type Mail = {
  /**
   * Throws INVALID_ARGUMENT for email that can never be sent (a line break in a header, no address, an
   * unknown recipient) and UNAVAILABLE for temporary failures.
   */
  send(message: MailMessage): Promise<void>
  close(): Promise<void>
}

export type MailMessage = {
  to: string
  subject: string
  text: string
  html?: string | undefined
  replyTo?: string | undefined
  headers?: Record<string, string> | undefined
  /**
   * Identifies this message, for example by its job ID: a retry keeps its Message-ID and its file in the
   * outbox.
   */
  messageId?: string | undefined
}

/** For temporary failures; the cause goes to the log. */
export function mailUnavailable(cause: unknown): AppError {
  return new AppError('UNAVAILABLE', 'Email cannot be sent right now. Please try again later.', { cause })
}
