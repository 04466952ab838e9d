import { parentPort } from 'node:worker_threads'
import { openSegment } from './encode-segment.ts'
import type { FromEncoder, ToEncoder } from '../render-messages.ts'

// Encodes in its own thread while the main thread draws the next frame.

const port = parentPort!
const tell = (message: FromEncoder) => port.postMessage(message)
let segment: Awaited<ReturnType<typeof openSegment>> | undefined
let turn = Promise.resolve()

port.on('message', (message: ToEncoder) => {
  // Runs strictly one after another.
  turn = turn.then(() => work(message))
})

async function work(message: ToEncoder) {
  switch (message.kind) {
    case 'open':
      segment = await openSegment(message.shape, message.length)
      break
    case 'frame':
      segment?.add(new Uint8Array(message.frame))
      tell({ kind: 'taken', frame: message.frame })
      break
    case 'finish':
      if (segment) tell({ kind: 'segment', segment: await segment.finish() })
      segment = undefined
  }
}
