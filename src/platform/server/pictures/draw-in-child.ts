import { AppError } from '#platform/common/errors.ts'
import { askChild } from '../child-process.ts'
import { createSemaphore } from '../semaphore.ts'

type Picture = Uint8Array<ArrayBuffer>

const maxMs = 30_000
const maxCached = 200
const maxQueued = 20

/**
 * Draws pictures in another process, one at a time, and keeps the most recent in memory. A process of its own,
 * because drawing would block the server and the canvas doesn't free its memory.
 */
export function drawInChild<Content extends object>(module: URL): (content: Content) => Promise<Picture> {
  const inTurn = createSemaphore(1, { maxQueued, refuse: unavailable })
  const cached = new Map<string, Promise<Picture>>()
  return (content) => {
    const key = JSON.stringify(content)
    const picture = cached.get(key) ?? inTurn(() => draw(module, content))
    cached.delete(key)
    cached.set(key, picture)
    // A failed picture is drawn again next time.
    picture.catch(() => cached.delete(key))
    const [oldest] = cached.keys()
    if (cached.size > maxCached && oldest !== undefined) cached.delete(oldest)
    return picture
  }
}

async function draw(module: URL, content: object): Promise<Picture> {
  const drawn = await askChild<{ bytes: Uint8Array }>(module, content, maxMs)
  if (typeof drawn === 'string') throw unavailable()
  return Uint8Array.from(drawn.bytes)
}

const unavailable = () =>
  new AppError('UNAVAILABLE', 'The picture can’t be drawn now. Please try again in a moment.')
