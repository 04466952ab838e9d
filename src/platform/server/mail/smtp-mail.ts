import { AppError } from '#platform/common/errors.ts'
import { loadOnce } from '../load-once.ts'
import { StartError } from '../start-error.ts'
import { composeMail } from './compose-mail.ts'
import type { Sender } from './mail-address.ts'
import { type Mail, mailUnavailable } from './mail.ts'

/** Sends through an SMTP server over a small pool of connections. */
export function createSmtpMail(smtpUrl: string, sender: Sender): Mail {
  const settings = { ...transportSettings, requireTLS: needsTls(smtpUrl), url: smtpUrl }
  let transport: Awaited<ReturnType<typeof openTransport>> | undefined
  const open = loadOnce(async () => (transport = await openTransport(settings)))
  return {
    async send(message) {
      const mail = composeMail(message, sender)
      const opened = await open()
      await opened.sendMail(mail).catch((error: unknown) => {
        throw toMailError(error)
      })
    },
    close: async () => transport?.close(),
  }
}

// Parameters in the URL take precedence, for example smtp://host?connectionTimeout=30000.
const transportSettings = {
  pool: true,
  maxConnections: 3,
  // Retries once, for a connection that the server had closed; further attempts are up to the job.
  maxRequeues: 1,
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
} as const

type TransportSettings = typeof transportSettings & { requireTLS: boolean; url: string }

// Loaded with the first message, to save memory at rest.
async function openTransport(settings: TransportSettings) {
  const { createTransport } = await import('nodemailer')
  return createTransport(settings)
}

/**
 * smtps:// is encrypted from the start. smtp:// upgrades to TLS if offered, which an attacker on the network
 * can suppress: with a password in the URL, TLS is required unless the server is local or the URL opts out.
 */
function needsTls(smtpUrl: string): boolean {
  const url = URL.parse(smtpUrl)
  if (!url?.hostname || !['smtp:', 'smtps:'].includes(url.protocol)) {
    // The URL contains a password, so the error does not repeat it.
    throw new StartError('SMTP_URL must be a URL such as smtps://user:password@mail.example.com')
  }
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  const saysOtherwise = url.searchParams.get('ignoreTLS') === 'true'
  return url.protocol === 'smtp:' && url.username !== '' && !isLocal && !saysOtherwise
}

/** Logs only codes, because the server's message can contain addresses and credentials. */
function toMailError(error: unknown): AppError {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number }
  const cause = new Error(
    ['SMTP', code, command, responseCode].filter((part) => part !== undefined).join(' '),
  )
  const isRefused = command !== undefined && aboutTheMessage.has(command) && isPermanent(responseCode)
  if (!isRefused) return mailUnavailable(cause)
  return new AppError('INVALID_ARGUMENT', 'The mail server rejected this message.', { cause })
}

const aboutTheMessage = new Set(['RCPT TO', 'DATA'])

// 503 and 530 are about the session or authentication, so the same message may succeed later.
function isPermanent(responseCode: number | undefined): boolean {
  return responseCode !== undefined && responseCode >= 500 && responseCode !== 503 && responseCode !== 530
}
