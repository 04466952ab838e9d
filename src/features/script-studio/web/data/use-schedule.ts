import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { unwrap } from '#platform/web/api-client.ts'
import { studioKeys } from './idea-cache.ts'
import { createScheduleChanges } from './schedule-changes.ts'
import { scheduleApi } from './studio-api.ts'

export const useSchedule = () =>
  useQuery({
    queryKey: studioKeys.schedule,
    queryFn: async () => (await unwrap(scheduleApi.index.$get({ query: {} }))).items,
  })

export function useScheduleChanges() {
  const client = useQueryClient()
  const [changes] = useState(() => createScheduleChanges(client))
  return changes
}
