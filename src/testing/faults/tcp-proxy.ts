import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type TcpProxy = Awaited<ReturnType<typeof startTcpProxy>>

/** A proxy to another server that can be made slow, silent or unreachable. */
export async function startTcpProxy(target: { host: string; port: number }) {
  const open = new Set<Socket>()
  let state: 'open' | 'silent' | 'closed' = 'open'
  let delayMs = 0
  let released = new Set<() => void>()

  const server = createServer((near) => {
    if (state === 'closed') return void near.destroy()
    const far = connect(target.port, target.host)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
      from.on('data', (bytes) => void pass(to, bytes))
    }
  })

  // Timers of the same duration fire in order, so nothing overtakes.
  async function pass(to: Socket, bytes: Buffer) {
    if (delayMs > 0) await new Promise((done) => setTimeout(done, delayMs))
    if (state === 'silent') await new Promise<void>((done) => released.add(done))
    to.write(bytes)
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as AddressInfo).port,
    /** The delay, in both directions. */
    delay: (ms: number) => void (delayMs = ms),
    /** Accepts everything and forwards nothing, until `restore`. */
    silence: () => void (state = 'silent'),
    /** Closes every connection and accepts none until `restore`. */
    close() {
      state = 'closed'
      for (const socket of open) socket.destroy()
    },
    restore() {
      state = 'open'
      for (const release of released) release()
      released = new Set()
    },
    async stop() {
      for (const socket of open) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}
