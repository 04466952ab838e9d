import { fork } from 'node:child_process'
import { once } from 'node:events'
import { AppError } from '#platform/common/errors.ts'
import { createSemaphore } from '#platform/server/semaphore.ts'
import type { CampaignCard } from './draw-campaign-card.ts'

const maxMs = 30_000
const maxCached = 100

/** Draws share cards in another process, one at a time, and keeps the most recent in memory. */
export function createCampaignCards() {
  const inTurn = createSemaphore(1)
  const cached = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  return (card: CampaignCard): Promise<Uint8Array<ArrayBuffer>> => {
    const key = JSON.stringify(card)
    const picture = cached.get(key) ?? inTurn(() => draw(card))
    cached.delete(key)
    cached.set(key, picture)
    picture.catch(() => cached.delete(key))
    const [oldest] = cached.keys()
    if (cached.size > maxCached && oldest !== undefined) cached.delete(oldest)
    return picture
  }
}

async function draw(card: CampaignCard): Promise<Uint8Array<ArrayBuffer>> {
  const child = fork(childModule(), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
  })
  const ended = once(child, 'exit').then(() => undefined)
  const drawn = once(child, 'message').then(([message]) => message as { bytes: Uint8Array })
  const timer = setTimeout(() => child.kill('SIGKILL'), maxMs)
  try {
    child.send(card, () => undefined)
    const result = await Promise.race([drawn, ended])
    if (!result)
      throw new AppError('UNAVAILABLE', 'The picture can’t be drawn now. Please try again in a moment.')
    return Uint8Array.from(result.bytes)
  } finally {
    clearTimeout(timer)
    child.kill('SIGKILL')
  }
}

// Next to this file under the same name: TypeScript in development, bundled in production.
function childModule(): URL {
  const isSource = import.meta.url.endsWith('.ts')
  return new URL(isSource ? './campaign-card.child.ts' : './campaign-card.js', import.meta.url)
}
