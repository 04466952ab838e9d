import { fork } from 'node:child_process'
import { once } from 'node:events'
import { AppError } from '#platform/common/errors.ts'
import { createSemaphore } from '../semaphore.ts'
import type { PictureType, ReencodeMessage, ReencodeTask } from './reencode-messages.ts'

// More than anything shows: a larger picture would only cost memory and time.
const maxSide = 2560
const maxMs = 60_000

// One at a time: a picture of the largest size takes hundreds of megabytes while it is decoded.
const inTurn = createSemaphore(1)

/**
 * The same picture, decoded and encoded anew, so that nothing is in the file but what is seen: no place, no device, no
 * thumbnail. Answers nothing for one that cannot be decoded. Its size has to be checked before.
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
  const told = once(child, 'message').then(([message]) => message as ReencodeMessage)
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    child.kill('SIGKILL')
  }, maxMs)
  try {
    child.send(task, () => undefined)
    const answer = await Promise.race([told, ended])
    if (answer.ok) return answer.bytes
    if (isLate) throw new AppError('UNAVAILABLE', 'The server is busy. Please try again in a moment.')
    return undefined
  } finally {
    clearTimeout(timer)
    child.kill('SIGKILL')
  }
}

// Beside this file under the same name: as TypeScript in development, bundled in production.
function childModule(): URL {
  const isSource = import.meta.url.endsWith('.ts')
  return new URL(isSource ? './reencode.child.ts' : './picture-encoder.js', import.meta.url)
}
