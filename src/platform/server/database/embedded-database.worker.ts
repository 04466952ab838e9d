import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import type { FromWorker, ToWorker, WorkerTask } from './embedded-stream.ts'

// PostgreSQL in a thread of its own, so that a long query never blocks the requests. It is spoken to in PostgreSQL's
// own wire protocol, which lets `pg` be the one driver for both databases.

const { folder } = workerData as WorkerTask
const answer = (message: FromWorker) => parentPort?.postMessage(message)
// Small shared buffers: the file cache of the system does the same work, and memory at rest stays low.
const database = await PGlite.create({ dataDir: folder, postgresqlconf: ['shared_buffers = 16MB'] })
let turn = Promise.resolve()
parentPort?.on('message', (message: ToWorker) => {
  turn = turn.then(() => take(message))
})
answer({ kind: 'ready' })

async function take(message: ToWorker) {
  switch (message.kind) {
    case 'connect':
      // A connection that was dropped may have left a transaction or prepared statements in the one session there is.
      await database.exec('ROLLBACK')
      await database.exec('DISCARD ALL')
      return answer({ kind: 'connected', connection: message.connection })
    case 'bytes': {
      // As a stream, although all of it is sent at once: `execProtocolRaw` also parses every message and keeps them all.
      const parts: Uint8Array[] = []
      await database.execProtocolRawStream(message.bytes, { onRawData: (part) => parts.push(part.slice()) })
      return answer({ kind: 'bytes', connection: message.connection, bytes: join(parts) })
    }
    case 'close':
      await database.close()
      answer({ kind: 'closed' })
      return parentPort?.close()
  }
}

// Most answers are a single part.
function join(parts: Uint8Array[]): Uint8Array {
  return parts.length === 1 ? parts[0]! : Uint8Array.from(Buffer.concat(parts))
}
