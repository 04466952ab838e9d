import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Idea } from '../../contract/idea.ts'
import { studioPaths } from '../../contract/paths.ts'
import type { IdeasEvent } from '../../contract/stream.ts'
import type { Report } from './failure-report.ts'
import { generationFailure } from './generation-failure.ts'
import { changeCurrent, noteAllowance, studioKeys } from './idea-cache.ts'
import { readEvents } from './read-events.ts'

export type IdeaGeneration = ReturnType<typeof useIdeaGeneration>

/** Three ideas, one by one as they arrive. What has arrived stays when it is stopped or cut off. */
export function useIdeaGeneration(report: Report) {
  const client = useQueryClient()
  const running = useRef<AbortController>(undefined)
  const [phase, setPhase] = useState<'idle' | 'writing' | 'searching'>('idle')
  useEffect(() => () => running.current?.abort(), [])

  function take(event: Exclude<IdeasEvent, { type: 'error' }>) {
    switch (event.type) {
      case 'started':
        return undefined
      case 'searching':
        return setPhase('searching')
      case 'sources':
        return setPhase('writing')
      case 'idea':
        // The first of them takes the place of those before: until then nothing is gone.
        return changeCurrent(client, (current) => ({
          ...current,
          ideas: [...current.ideas.filter((idea) => isSibling(idea, event.idea)), event.idea],
        }))
      case 'end':
        return noteAllowance(client, event.allowance)
    }
  }

  async function start(presetId: string | null) {
    if (running.current) return
    const control = new AbortController()
    running.current = control
    setPhase('writing')
    report('ideas')
    try {
      for await (const event of readEvents<IdeasEvent>(studioPaths.ideas, { presetId }, control.signal))
        take(event)
    } catch (cause) {
      if (!control.signal.aborted) report('ideas', generationFailure('ideas', cause))
    } finally {
      running.current = undefined
      setPhase('idle')
      // The first reading of the page may still be under way, from before these ideas: it must not be taken for the next one.
      await client.cancelQueries({ queryKey: studioKeys.ideas })
      // The sources, the state and who wrote them, as they were kept; after a cut also what arrived unseen.
      void client.invalidateQueries({ queryKey: studioKeys.ideas })
      void client.invalidateQueries({ queryKey: studioKeys.history })
    }
  }

  return { phase, isRunning: phase !== 'idle', start, stop: () => running.current?.abort() }
}

const isSibling = (one: Idea, other: Idea) => one.generationId === other.generationId && one.id !== other.id
