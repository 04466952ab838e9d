import { fork } from 'node:child_process'
import { once } from 'node:events'
import { AppError } from '#platform/common/errors.ts'
import { createSemaphore } from '../semaphore.ts'
import type { PictureType, ReencodeMessage, ReencodeTask } from './reencode-messages.ts'

// Larger than any display; more would only cost memory and time.
const maxSide = 2560
const maxMs = 60_000

// One at a time, because decoding the largest picture takes hundreds of megabytes.
const inTurn = createSemaphore(1)

/**
 * Decodes and re-encodes a picture, so that only pixels remain: no location, device or thumbnail. Returns
 * undefined if it cannot be decoded. Check its size first.
 */
export function reencodePicture(bytes: Uint8Array, type: PictureType): Promise<Uint8Array | undefined> {
  return inTurn(() => reencode({ bytes, type, maxSide }))
}

async function reencode(task: ReencodeTask): Promise<Uint8Array | undefined> {
  const child = fork(childModule(), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
  })
  const ended = once(child, 'exit').then((): ReencodeMessage => ({ ok: false }))
  const result = once(child, 'message').then(([message]) => message as ReencodeMessage)
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    child.kill('SIGKILL')
  }, maxMs)
  try {
    child.send(task, () => undefined)
    const response = await Promise.race([result, ended])
    if (response.ok) return response.bytes
    if (isLate) throw new AppError('UNAVAILABLE', 'The server is busy. Please try again in a moment.')
    return undefined
  } finally {
    clearTimeout(timer)
    child.kill('SIGKILL')
  }
}

// Next to this file under the same name: TypeScript in development, bundled in production.
function childModule(): URL {
  const isSource = import.meta.url.endsWith('.ts')
  return new URL(isSource ? './reencode.child.ts' : './picture-encoder.js', import.meta.url)
}
