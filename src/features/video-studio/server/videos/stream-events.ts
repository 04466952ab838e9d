import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { CurrentUser } from '#features/accounts/server.ts'
import type { VideoEvent } from '../../contract/video.ts'
import type { RouteDeps } from '../route-deps.ts'
import { presentVideo } from './present-video.ts'
import { listChangedVideos, readClock } from './video.store.ts'

// Changes by another process are found by polling; changes by this one are pushed immediately.
const lookEveryMs = 2000
const signOfLifeMs = 15_000

type Deps = Pick<RouteDeps, 'database' | 'events' | 'log' | 'isStopping' | 'streams'>

/**
 * Pushes every change of the user's videos until the browser disconnects, the time is up, the session ends or
 * the server stops.
 */
export function streamEvents(
  c: Context,
  user: CurrentUser,
  { database, events, log, isStopping, streams }: Deps,
) {
  const userId = user.id
  const { signal, end } = streams.open(user, 'events')
  return streamSSE(
    c,
    async (stream) => {
      let wake = () => {}
      const removed: string[] = []
      const hear = [
        events.onChanged(userId, () => wake()),
        events.onRemoved(userId, (id) => {
          removed.push(id)
          wake()
        }),
      ]
      signal.addEventListener('abort', () => wake())
      stream.onAbort(() => wake())
      const send = (event: VideoEvent) => stream.writeSSE({ data: JSON.stringify(event) })
      let lastSent = Date.now()
      try {
        let since = await readClock(database.db)
        await stream.write(': here\n\n')
        while (!stream.aborted && !isStopping() && !signal.aborted) {
          for (const id of removed.splice(0)) await send({ type: 'removed', prediction_id: id })
          const rows = await listChangedVideos(database.db, userId, since)
          for (const row of rows) {
            await send({ type: 'video', video: presentVideo(row) })
            since = row.updatedAt
          }
          if (rows.length > 0) lastSent = Date.now()
          else if (Date.now() - lastSent > signOfLifeMs) {
            await stream.write(': still here\n\n')
            lastSent = Date.now()
          }
          await new Promise<void>((resolve) => {
            const timer = setTimeout(resolve, lookEveryMs)
            timer.unref()
            wake = () => {
              clearTimeout(timer)
              resolve()
            }
          })
        }
        if (!stream.aborted) await send({ type: 'end' })
      } finally {
        for (const stop of [...hear, end]) stop()
      }
    },
    async (error, stream) => {
      log.warn({ err: error }, 'the stream of video events failed')
      await stream.writeSSE({ data: JSON.stringify({ type: 'end' } satisfies VideoEvent) })
    },
  )
}
