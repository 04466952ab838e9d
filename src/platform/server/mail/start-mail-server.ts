import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A real SMTP server for tests, on a free local port unless one is given. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0) {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    // The test certificate is intended; this silences the console warning.
    logger: false,
    ...options,
    async onData(stream, session, accept) {
      // A sender killed in the middle of a message has sent none.
      const source = await buffer(stream).catch(() => undefined)
      if (!source) return
      received.push({
        source: source.toString(),
        mail: await PostalMime.parse(source),
        from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
        to: session.envelope.rcptTo.map(({ address }) => address),
        connection: session.id,
        user: String(session.user ?? ''),
        secure: session.secure,
      })
      accept()
    },
  })
  // Some tests disconnect the client on purpose.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    received,
    host: `127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

type ReceivedMail = {
  source: string
  mail: Email
  from: string
  to: string[]
  connection: string
  user: string
  secure: boolean
}
