import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { say } from './progress.mjs'

/**
 * Lets one process at a time install or build in this folder. The lock is a listening socket, because the
 * kernel releases it when its holder dies, so there are no stale locks.
 */
export async function withLock(work) {
  const lock = await acquire()
  try {
    return await work(lock)
  } finally {
    await release(lock)
  }
}

const name = `crovest-setup-${createHash('sha256').update(root).digest('hex').slice(0, 24)}`
const isAbstract = process.platform === 'linux'
const address = isAbstract ? `\0${name}` : join(tmpdir(), `${name}.sock`)
const waiters = new WeakMap()

async function acquire() {
  for (let told = false; ;) {
    const lock = await listen()
    if (lock) return lock
    told = (await waitForHolder(told)) || told
  }
}

function listen() {
  return new Promise((resolve, reject) => {
    const sockets = new Set()
    const server = createServer((socket) => {
      sockets.add(socket)
      socket.on('error', () => {}).write(String(process.pid))
    })
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE') resolve(undefined)
      else reject(new Error('Could not acquire the setup lock', { cause: error }))
    })
    server.listen(address, () => {
      waiters.set(server, sockets)
      resolve(server)
    })
  })
}

function release(server) {
  for (const socket of waiters.get(server)) socket.destroy()
  return new Promise((done) => server.close(done))
}

// The connection stays open while the holder lives, so retry when it ends.
function waitForHolder(told) {
  return new Promise((resolve) => {
    let connected = false
    const tell = (who) => {
      if (!told) say(`▸ Waiting for ${who}, which is setting up this folder …`)
      told = true
    }
    const socket = connect(address, () => {
      connected = true
      // A killed holder whose child still runs does not send its process ID.
      setTimeout(() => connected && tell('another npm command'), 1000).unref()
    })
    socket.on('data', (pid) => tell(`process ${pid}`))
    socket.on('error', () => {
      // Refused: outside Linux the socket file of a dead process remains.
      if (!connected && !isAbstract) rmSync(address, { force: true })
    })
    socket.on('close', () => {
      connected = false
      setTimeout(() => resolve(told), 50)
    })
  })
}
