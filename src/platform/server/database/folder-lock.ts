import { closeSync, openSync, rmSync, statSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { brand } from '#platform/common/brand.ts'
import { StartError } from '../start-error.ts'

/**
 * PGlite does not lock its folder, and a second process would corrupt the data. The lock is a listening Unix
 * socket, because the kernel releases it even when the process is killed. On Linux an abstract socket settles
 * races between processes; the socket file in the folder also stops a process in another container that
 * mounts the same volume.
 */
export async function lockFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const inUse = () =>
    new StartError(
      `${folder} is in use by another ${brand.name} process: stop it, or give this one its own DATA_DIR (or DATABASE_URL for several processes).`,
    )
  const held: Server[] = []
  const release = async () => {
    await Promise.all(held.map((server) => new Promise((done) => server.close(done))))
  }

  if (process.platform === 'linux') {
    const { dev, ino } = statSync(folder)
    const server = await listen(`\0${brand.name.toLowerCase()}-${dev}-${ino}`)
    if (server === 'taken') throw inUse()
    held.push(server)
  }
  const server = await listenInFolder(folder)
  if (server === 'taken') {
    await release()
    throw inUse()
  }
  if (server) held.push(server)
  return { release }
}

async function listenInFolder(folder: string): Promise<Server | 'taken' | undefined> {
  // A socket path is limited to 107 bytes; through the folder's descriptor it is always short.
  const descriptor = process.platform === 'linux' ? openSync(folder, 'r') : undefined
  const path = descriptor === undefined ? `${folder}/lock` : `/proc/self/fd/${descriptor}/lock`
  try {
    const first = await listen(path)
    if (first !== 'taken') return first
    if (await isAnswered(path)) return 'taken'
    rmSync(path, { force: true })
    return await listen(path)
  } catch (error) {
    // Some shared folders cannot hold a socket; the abstract one is already locked by then.
    if (['ENOTSUP', 'EOPNOTSUPP', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return undefined
    throw error
  } finally {
    if (descriptor !== undefined) closeSync(descriptor)
  }
}

function listen(path: string): Promise<Server | 'taken'> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve('taken') : reject(error),
    )
    server.listen(path, () => {
      server.unref()
      resolve(server)
    })
  })
}

function isAnswered(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
