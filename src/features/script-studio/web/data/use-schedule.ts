import { useQuery, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '#platform/web/api-client.ts'
import { ApiError, asApiError } from '#platform/web/api-error.ts'
import { studioMessages } from '../../contract/messages.ts'
import type { ScheduledContent } from '../../contract/schedule.ts'
import { ownTimeZone } from '../calendar/today.ts'
import { changeIdea, studioKeys } from './idea-cache.ts'
import { scheduleApi } from './studio-api.ts'

export const useSchedule = () =>
  useQuery({
    queryKey: studioKeys.schedule,
    queryFn: async () => (await unwrap(scheduleApi.index.$get({ query: {} }))).items,
  })

export function useScheduleChanges() {
  const client = useQueryClient()
  // A calendar that isn't loaded is asked for instead: one entry must not pass for all of it.
  const show = (change: (items: ScheduledContent[]) => ScheduledContent[]) => {
    const isLoaded = client.getQueryData(studioKeys.schedule) !== undefined
    client.setQueryData<ScheduledContent[]>(studioKeys.schedule, (items) => items && change(items))
    if (!isLoaded) void client.invalidateQueries({ queryKey: studioKeys.schedule })
  }
  const put = (kept: ScheduledContent) => show((items) => [...items.filter(({ id }) => id !== kept.id), kept])

  return {
    schedule: async (ideaId: string, selectedHook: number, scheduledDate: string) => {
      const json = { ideaId, selectedHook, scheduledDate, timeZone: ownTimeZone() }
      const kept = await unwrap(scheduleApi.index.$post({ json }))
      put(kept)
      changeIdea(client, ideaId, (idea) => ({ ...idea, selectedHook }))
      return kept
    },

    /** Shown at once, and taken back when it is refused. */
    move: async (entry: ScheduledContent, scheduledDate: string) => {
      put({ ...entry, scheduledDate })
      try {
        const json = { scheduledDate, timeZone: ownTimeZone() }
        put(await unwrap(scheduleApi[':id'].$patch({ param: { id: entry.id }, json })))
      } catch (cause) {
        const error = asApiError(cause)
        if (error.status === 'NOT_FOUND') void client.invalidateQueries({ queryKey: studioKeys.schedule })
        else put(entry)
        throw new ApiError(error.status, explain(error), { cause })
      }
    },

    remove: async (id: string) => {
      await unwrap(scheduleApi[':id'].$delete({ param: { id } })).catch((cause: unknown) => {
        const error = asApiError(cause)
        if (error.status === 'NOT_FOUND') return
        throw new ApiError(error.status, studioMessages.unscheduleFailed, { cause })
      })
      show((items) => items.filter((item) => item.id !== id))
    },
  }
}

/** The reason where it is the person's to know; otherwise that it did not work. */
export function explain({ status, message }: ApiError): string {
  const isTheirs = status === 'INVALID_ARGUMENT' || status === 'ABORTED' || status === 'NOT_FOUND'
  return isTheirs ? message : studioMessages.scheduleFailed
}
