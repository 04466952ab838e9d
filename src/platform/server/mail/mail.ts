/** Sends at once or fails; waiting and trying again are the jobs' business. */
export type Mail = {
  /**
   * Refuses with INVALID_ARGUMENT what can never be sent (a header with a line break, no address, a recipient
   * whom the server does not know), and with UNAVAILABLE what may go through later.
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
   * A name for this message, such as its job's id: sent again, it keeps its Message-ID, and its file in the
   * outbox.
   */
  messageId?: string | undefined
}
