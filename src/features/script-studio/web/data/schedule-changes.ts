import type { QueryClient } from '@tanstack/react-query'
import { unwrap } from '#platform/web/api-client.ts'
import { ApiError, asApiError } from '#platform/web/api-error.ts'
import type { CaptionPlatform } from '../../contract/choices.ts'
import type { Idea } from '../../contract/idea.ts'
import { studioMessages } from '../../contract/messages.ts'
import type { ScheduleChange, ScheduledContent, ScheduledLineEdit } from '../../contract/schedule.ts'
import type { RevisionInput } from '../../contract/script.ts'
import { ownTimeZone } from '../calendar/entries-by-day.ts'
import { changeIdea, readAgain, studioKeys } from './idea-cache.ts'
import { scheduleApi } from './studio-api.ts'

/** The pending changes of one entry, and its last confirmed state. */
type Queue = { saved: ScheduledContent | undefined; size: number; last: Promise<unknown> }

/** Per cache, because the calendar and its dialogs change the same entries. */
const queuesOf = new WeakMap<QueryClient, Map<string, Queue>>()

export type EntryChange = Omit<ScheduleChange, 'timeZone'>

export function createScheduleChanges(client: QueryClient) {
  const queues = queuesOf.get(client) ?? new Map<string, Queue>()
  queuesOf.set(client, queues)

  const show = (change: (items: ScheduledContent[]) => ScheduledContent[]) =>
    client.setQueryData<ScheduledContent[]>(studioKeys.schedule, (items) => items && change(items))

  /** Cancels a running request, which predates this change and would revert it. */
  function showSaved(change: (items: ScheduledContent[]) => ScheduledContent[]) {
    const state = client.getQueryState(studioKeys.schedule)
    show(change)
    if (state?.data === undefined || state.fetchStatus === 'fetching')
      void readAgain(client, studioKeys.schedule)
  }

  function showEntry(entry: ScheduledContent) {
    showSaved((items) =>
      items.some(({ id }) => id === entry.id)
        ? items.map((item) => (item.id === entry.id ? entry : item))
        : [...items, entry],
    )
    const key = studioKeys.scheduled(entry.id)
    const isFetching = client.getQueryState(key)?.fetchStatus === 'fetching'
    client.setQueryData(key, entry)
    if (isFetching) void readAgain(client, key)
  }

  /** Shown before it is saved. */
  function showChange(id: string, change: EntryChange) {
    const merged = (entry: ScheduledContent) => ({ ...entry, ...change }) as ScheduledContent
    show((items) => items.map((item) => (item.id === id ? merged(item) : item)))
    client.setQueryData<ScheduledContent>(studioKeys.scheduled(id), (entry) => entry && merged(entry))
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
        if (queue.saved) showEntry(queue.saved)
      }
    }
  }

  /** Reloads what another tab changed or deleted, and passes on why the change failed. */
  function saveInTurn(
    { id }: ScheduledContent,
    before: ScheduledContent | undefined,
    send: () => Promise<ScheduledContent>,
  ) {
    return inTurn(id, before, async (queue) => {
      try {
        queue.saved = await send()
        return queue.saved
      } catch (cause) {
        const error = asApiError(cause)
        if (error.status === 'NOT_FOUND') queue.saved = undefined
        if (error.status === 'NOT_FOUND' || error.status === 'ABORTED') {
          void readAgain(client, studioKeys.schedule)
          void readAgain(client, studioKeys.scheduled(id))
        }
        throw new ApiError(error.status, explain(error), { cause })
      }
    })
  }

  /** Updates optimistically and rolls back on failure. */
  const change = (entry: ScheduledContent, changed: EntryChange) => {
    showChange(entry.id, changed)
    const json = { ...changed, timeZone: ownTimeZone() }
    const param = { id: entry.id }
    return saveInTurn(entry, entry, () => unwrap(scheduleApi[':id'].$patch({ param, json })))
  }

  return {
    schedule: async (
      ideaId: string,
      selectedHook: number,
      scheduledDate: string,
      platform?: CaptionPlatform | null,
    ) => {
      const json = { ideaId, selectedHook, scheduledDate, platform, timeZone: ownTimeZone() }
      const saved = await unwrap(scheduleApi.index.$post({ json }))
      showEntry(saved)
      changeIdea(client, ideaId, (idea) => ({ ...idea, selectedHook }))
      return saved
    },

    /** Reserves a day for an idea without a script. */
    plan: async (plan: {
      ideaId: string | null
      title: string
      scheduledDate: string
      platform: CaptionPlatform | null
    }) => {
      const saved = await unwrap(scheduleApi.plans.$post({ json: { ...plan, timeZone: ownTimeZone() } }))
      showEntry(saved)
      return saved
    },

    change,

    move: async (entry: ScheduledContent, scheduledDate: string) =>
      void (await change(entry, { scheduledDate })),

    /** Also changes the line of the idea if it is the same, as the server does. */
    editLine: async (entry: ScheduledContent, edit: ScheduledLineEdit) => {
      const param = { id: entry.id }
      await saveInTurn(entry, entry, () => unwrap(scheduleApi[':id'].script.$patch({ param, json: edit })))
      if (entry.ideaId !== null)
        changeIdea(client, entry.ideaId, (idea) => withEditedLine(idea, edit, edit.before, edit.text))
    },

    /** Replaces the script with that of an idea. */
    takeOver: (entry: ScheduledContent, ideaId: string, selectedHook: number) => {
      const [param, json] = [{ id: entry.id }, { ideaId, selectedHook }]
      return saveInTurn(entry, entry, () => unwrap(scheduleApi[':id'].script.$put({ param, json })))
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

    /** Undoes a deletion or a replaced script. */
    restore: (entry: ScheduledContent) => {
      const { id, captions, ...json } = entry
      const texts = captions.map(({ platform, text }) => ({ platform, text }))
      return saveInTurn(entry, undefined, () =>
        unwrap(scheduleApi[':id'].$put({ param: { id }, json: { ...json, captions: texts } })),
      )
    },
  }
}

function withEditedLine(idea: Idea, { list, index }: RevisionInput, before: string, text: string): Idea {
  const { script } = idea
  if (!script) return idea
  const lines =
    list === 'hooks'
      ? script.hooks.map((hook, at) => (at === index && hook.text === before ? { ...hook, text } : hook))
      : script[list].map((line, at) => (at === index && line === before ? text : line))
  return { ...idea, script: { ...script, [list]: lines } }
}

/** The server's reason if the user can act on it, otherwise a general message. */
export function explain({ status, message }: ApiError): string {
  const isTheirs = ['INVALID_ARGUMENT', 'ABORTED', 'NOT_FOUND', 'RESOURCE_EXHAUSTED'].includes(status)
  return isTheirs ? message : studioMessages.scheduleFailed
}
