import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from '#platform/server/database/database.ts'
import { listEvents } from './events.store.ts'
import { presentEvent } from './present-event.ts'

const pageSize = 1000

/** Streams the newest thousand events, or all of them, as one JSON object, page by page. */
export function exportEvents(db: Db, { all, now }: { all: boolean; now: Date }): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const parts = write(db, all, now)
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
}

async function* write(db: Db, all: boolean, now: Date): AsyncGenerator<string, void> {
  yield `{"exportedAt":${JSON.stringify(now.toISOString())},"events":[`
  let before: { happenedAt: Date; id: string } | undefined
  do {
    const page = await listEvents(db, { limit: pageSize, before })
    const texts: string[] = []
    for (const event of page) {
      texts.push(JSON.stringify(presentEvent(event)))
      // Yields to other requests between events.
      await nextTurn()
    }
    if (texts.length > 0) yield `${before ? ',' : ''}\n${texts.join(',\n')}`
    before = page.length === pageSize ? page.at(-1) : undefined
  } while (all && before)
  yield '\n]}\n'
}
