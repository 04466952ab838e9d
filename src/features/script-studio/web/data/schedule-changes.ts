import type { QueryClient } from '@tanstack/react-query'
import { unwrap } from '#platform/web/api-client.ts'
import { ApiError, asApiError } from '#platform/web/api-error.ts'
import { studioMessages } from '../../contract/messages.ts'
import type { ScheduledContent } from '../../contract/schedule.ts'
import { ownTimeZone } from '../calendar/entries-by-day.ts'
import { changeIdea, readAgain, studioKeys } from './idea-cache.ts'
import { scheduleApi } from './studio-api.ts'

/** The pending changes of one entry, and its last confirmed state. */
type Queue = { saved: ScheduledContent | undefined; size: number; last: Promise<unknown> }

/** Per cache, because the calendar and its dialogs change the same entries. */
const queuesOf = new WeakMap<QueryClient, Map<string, Queue>>()

export function createScheduleChanges(client: QueryClient) {
  const queues = queuesOf.get(client) ?? new Map<string, Queue>()
  queuesOf.set(client, queues)

  const show = (change: (items: ScheduledContent[]) => ScheduledContent[]) =>
    client.setQueryData<ScheduledContent[]>(studioKeys.schedule, (items) => items && change(items))
  const put = (entry: ScheduledContent) =>
    show((items) => [...items.filter(({ id }) => id !== entry.id), entry])

  /** Cancels a running request, which predates this change and would revert it. */
  function showSaved(change: (items: ScheduledContent[]) => ScheduledContent[]) {
    const state = client.getQueryState(studioKeys.schedule)
    show(change)
    if (state?.data === undefined || state.fetchStatus === 'fetching')
      void readAgain(client, studioKeys.schedule)
  }

  /** Sends the changes of one entry in order, so that the last one wins on the server too. */
  async function inTurn<T>(
    id: string,
    entry: ScheduledContent | undefined,
    send: (queue: Queue) => Promise<T>,
  ) {
    const queue = queues.get(id) ?? { saved: entry, size: 0, last: Promise.resolve() }
    queues.set(id, queue)
    queue.size++
    const sent = queue.last.then(() => send(queue))
    queue.last = sent.catch(() => undefined)
    try {
      return await sent
    } finally {
      queue.size--
      if (queue.size === 0) {
        queues.delete(id)
        const { saved } = queue
        if (saved) showSaved((items) => items.map((item) => (item.id === id ? saved : item)))
      }
    }
  }

  return {
    schedule: async (ideaId: string, selectedHook: number, scheduledDate: string) => {
      const json = { ideaId, selectedHook, scheduledDate, timeZone: ownTimeZone() }
      const saved = await unwrap(scheduleApi.index.$post({ json }))
      showSaved((items) => [...items.filter(({ id }) => id !== saved.id), saved])
      changeIdea(client, ideaId, (idea) => ({ ...idea, selectedHook }))
      return saved
    },

    /** Updates optimistically and rolls back on failure. */
    move: (entry: ScheduledContent, scheduledDate: string) => {
      put({ ...entry, scheduledDate })
      return inTurn(entry.id, entry, async (queue) => {
        try {
          const json = { scheduledDate, timeZone: ownTimeZone() }
          queue.saved = await unwrap(scheduleApi[':id'].$patch({ param: { id: entry.id }, json }))
        } catch (cause) {
          const error = asApiError(cause)
          if (error.status === 'NOT_FOUND') {
            queue.saved = undefined
            void readAgain(client, studioKeys.schedule)
          }
          throw new ApiError(error.status, explain(error), { cause })
        }
      })
    },

    remove: (id: string) =>
      inTurn(id, undefined, async (queue) => {
        await unwrap(scheduleApi[':id'].$delete({ param: { id } })).catch((cause: unknown) => {
          const error = asApiError(cause)
          if (error.status === 'NOT_FOUND') return
          throw new ApiError(error.status, studioMessages.unscheduleFailed, { cause })
        })
        queue.saved = undefined
        showSaved((items) => items.filter((item) => item.id !== id))
      }),
  }
}

/** The server's reason if the user can act on it, otherwise a general message. */
export function explain({ status, message }: ApiError): string {
  const isTheirs = status === 'INVALID_ARGUMENT' || status === 'ABORTED' || status === 'NOT_FOUND'
  return isTheirs ? message : studioMessages.scheduleFailed
}
