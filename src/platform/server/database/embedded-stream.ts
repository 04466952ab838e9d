import { Duplex } from 'node:stream'
import type { Worker } from 'node:worker_threads'

export type WorkerTask = { folder: string }

export type ToWorker =
  | { kind: 'connect'; connection: number }
  | { kind: 'bytes'; connection: number; bytes: Uint8Array }
  | { kind: 'close' }

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'connected'; connection: number }
  | { kind: 'bytes'; connection: number; bytes: Uint8Array }
  | { kind: 'closed' }

// AuthenticationOk, then ReadyForQuery in the idle state.
const greeting = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])
const terminate = 0x58

let connections = 0

/** The socket for `pg`: forwards wire protocol bytes to the worker and emits its response. */
export class EmbeddedStream extends Duplex {
  private readonly worker: Worker
  private readonly connection = ++connections
  private greeted = false
  private settle: (() => void) | undefined

  constructor(worker: Worker) {
    super()
    this.worker = worker
    worker.on('message', this.receive)
    worker.once('exit', this.lose)
  }

  connect() {
    queueMicrotask(() => this.emit('connect'))
    return this
  }

  setNoDelay() {}
  setKeepAlive() {}
  ref() {}
  unref() {}

  override _read() {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void) {
    this._writev([{ chunk }], done)
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void) {
    const bytes = Buffer.concat(chunks.map(({ chunk }) => chunk))
    if (bytes[0] === terminate) {
      this.push(null)
      return done()
    }
    this.settle = done
    if (this.greeted) return this.post({ kind: 'bytes', connection: this.connection, bytes })
    // The first message is the startup packet with user and password, which the embedded database ignores.
    this.greeted = true
    this.post({ kind: 'connect', connection: this.connection })
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.worker.off('message', this.receive)
    this.worker.off('exit', this.lose)
    done(error)
  }

  private post(message: ToWorker) {
    this.worker.postMessage(message)
  }

  private readonly receive = (message: FromWorker) => {
    if (!('connection' in message) || message.connection !== this.connection) return
    this.push(message.kind === 'connected' ? greeting : Buffer.from(message.bytes))
    const settle = this.settle
    this.settle = undefined
    settle?.()
  }

  private readonly lose = () => {
    this.destroy(new Error('The embedded database has stopped'))
  }
}
