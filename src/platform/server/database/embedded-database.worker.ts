import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { join, post, type FromWorker, type ToWorker, type WorkerTask } from './embedded-stream.ts'

// PostgreSQL runs in its own thread, so that a long query never blocks requests. It speaks the wire protocol,
// so that `pg` is the driver for both databases.

const { folder } = workerData as WorkerTask
const send = (message: FromWorker) => {
  if (parentPort) post(parentPort, message)
}
// Small shared buffers save memory, because the system's file cache does the same work.
const database = await PGlite.create({ dataDir: folder, postgresqlconf: ['shared_buffers = 16MB'] })
let turn = Promise.resolve()
parentPort?.on('message', (message: ToWorker) => {
  turn = turn.then(() => take(message))
})
send({ kind: 'ready' })

async function take(message: ToWorker) {
  switch (message.kind) {
    case 'connect':
      // A dropped connection may have left a transaction or prepared statements in the only session.
      await database.exec('ROLLBACK')
      await database.exec('DISCARD ALL')
      return send({ kind: 'connected', connection: message.connection })
    case 'bytes': {
      // Streamed, because `execProtocolRaw` also parses and retains every message.
      const parts: Uint8Array[] = []
      await database.execProtocolRawStream(message.bytes, { onRawData: (part) => parts.push(part.slice()) })
      return send({ kind: 'bytes', connection: message.connection, bytes: join(parts) })
    }
    case 'close':
      await database.close()
      send({ kind: 'closed' })
      return parentPort?.close()
  }
}
