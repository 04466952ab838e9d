import { Duplex } from 'node:stream'
import type { Worker } from 'node:worker_threads'

export type WorkerTask = { folder: string }

export type ToWorker =
  | { kind: 'connect'; connection: number }
  | { kind: 'bytes'; connection: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'close' }

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'connected'; connection: number }
  | { kind: 'bytes'; connection: number; bytes: Uint8Array<ArrayBuffer> }
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
    if (chunks[0]?.chunk[0] === terminate) {
      this.push(null)
      return done()
    }
    this.settle = done
    const { connection } = this
    if (this.greeted)
      return post(this.worker, { kind: 'bytes', connection, bytes: join(chunks.map(({ chunk }) => chunk)) })
    // The first message is the startup packet with user and password, which the embedded database ignores.
    this.greeted = true
    post(this.worker, { kind: 'connect', connection })
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.worker.off('message', this.receive)
    this.worker.off('exit', this.lose)
    done(error)
  }

  private readonly receive = (message: FromWorker) => {
    if (!('connection' in message) || message.connection !== this.connection) return
    this.push(message.kind === 'connected' ? greeting : Buffer.from(message.bytes.buffer))
    const settle = this.settle
    this.settle = undefined
    settle?.()
  }

  private readonly lose = () => {
    this.destroy(new Error('The embedded database has stopped'))
  }
}

/** The bytes are handed over instead of copied, so the sender can't read them any more. */
export function post(to: Pick<Worker, 'postMessage'>, message: ToWorker | FromWorker) {
  to.postMessage(message, message.kind === 'bytes' ? [message.bytes.buffer] : [])
}

/** In a buffer of its own: that of a chunk may be shared with others. */
export function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const part of parts) {
    joined.set(part, end)
    end += part.length
  }
  return joined
}
