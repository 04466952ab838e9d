import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { apiClient, unwrap } from '#platform/web/api-client.ts'
import { asApiError } from '#platform/web/api-error.ts'
import { randomId } from '#platform/web/random-id.ts'
import { studioPaths } from '../../contract/paths.ts'
import type { PlannedVideo } from '../../contract/week-plan.ts'
import type { WeekPlanRoutes } from '../../server/week-plan/week-plan.routes.ts'
import { ownTimeZone, today } from '../calendar/entries-by-day.ts'
import { studioKeys } from '../data/idea-cache.ts'

const weekPlansApi = apiClient<WeekPlanRoutes>(studioPaths.weekPlans)

/** A proposed week, and what was accepted of it. */
export function useWeekPlan() {
  const client = useQueryClient()
  const [from, setFrom] = useState(today)
  const [seed, setSeed] = useState(newSeed)
  const [accepted, setAccepted] = useState<{ id: string; count: number }>()
  const timeZone = ownTimeZone()
  const plan = useQuery({
    queryKey: [...studioKeys.all, 'plan', from, seed],
    queryFn: () => unwrap(weekPlansApi.index.$get({ query: { from, timeZone, seed: String(seed) } })),
    enabled: from !== '' && accepted === undefined,
    // The notebook and the calendar may have changed on another page.
    gcTime: 0,
  })
  // The plan's own query keeps its place until it is asked for again.
  const refresh = () =>
    Promise.all(
      [studioKeys.schedule, studioKeys.ideas, studioKeys.history, studioKeys.notes].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
  // One id per plan, so that a repeated request adds nothing twice.
  const [id, setId] = useState(randomId)
  const proposeAgain = () => {
    setSeed(newSeed())
    setId(randomId())
  }
  return {
    plan,
    from,
    setFrom: (day: string) => {
      setFrom(day)
      setId(randomId())
    },
    accepted,
    proposeAgain,
    accept: async (videos: readonly PlannedVideo[]) => {
      const json = { id, from, timeZone, seed, accepted: videos.map(({ day, title }) => ({ day, title })) }
      const { items } = await unwrap(weekPlansApi.index.$post({ json })).catch(async (cause: unknown) => {
        // Shows the plan as it is now, next to the reason.
        if (asApiError(cause).status === 'ABORTED') await plan.refetch()
        throw cause
      })
      setAccepted({ id, count: items.length })
      await refresh()
    },
    undo: async () => {
      if (!accepted) return
      await unwrap(weekPlansApi[':id'].$delete({ param: { id: accepted.id } })).catch((cause: unknown) => {
        // Already undone in another tab.
        if (asApiError(cause).status !== 'NOT_FOUND') throw cause
      })
      setAccepted(undefined)
      setId(randomId())
      await refresh()
    },
  }
}

const newSeed = () => Math.floor(Math.random() * 2_147_483_647)
