import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#platform/web/api-error.ts'
import { ideaMessages } from '../../contract/idea-messages.ts'
import type { Idea } from '../../contract/idea.ts'
import { studioPaths } from '../../contract/paths.ts'
import type { IdeasEvent } from '../../contract/stream.ts'
import { type Report, generationFailure } from './generation-failure.ts'

import { changeCurrent, noteAllowance, readAgain, studioKeys } from './idea-cache.ts'
import { readEvents } from './read-events.ts'

export type GenerationPhase = 'idle' | 'writing' | 'searching'

/** Adds ideas to the cache as they arrive. Whatever has arrived stays after a stop or a lost connection. */
export function createIdeaGenerator(client: QueryClient, onPhase: (phase: GenerationPhase) => void) {
  let running: AbortController | undefined

  function apply(event: Exclude<IdeasEvent, { type: 'error' }>, report: Report) {
    switch (event.type) {
      case 'started':
        return undefined
      case 'searching':
        return onPhase('searching')
      case 'sources':
        return onPhase('writing')
      case 'search-failed':
        return report('search', new ApiError('UNAVAILABLE', ideaMessages.searchFailed))
      case 'idea':
        // The first new idea replaces the earlier ones, so that nothing disappears before it arrives.
        return changeCurrent(client, (current) => ({
          ...current,
          ideas: [...current.ideas.filter((idea) => isSibling(idea, event.idea)), event.idea],
        }))
      case 'end':
        return noteAllowance(client, event.allowance)
    }
  }

  async function start(presetId: string | null, report: Report): Promise<void> {
    if (running) return
    const control = new AbortController()
    running = control
    onPhase('writing')
    report('ideas')
    report('search')
    try {
      for await (const event of readEvents<IdeasEvent>(studioPaths.ideas, { presetId }, control.signal))
        apply(event, report)
    } catch (cause) {
      if (!control.signal.aborted) report('ideas', generationFailure('ideas', cause))
    } finally {
      running = undefined
      onPhase('idle')
      // Sources, status and author as stored; after a lost connection also ideas that were not received.
      await readAgain(client, studioKeys.ideas)
      void client.invalidateQueries({ queryKey: studioKeys.history })
    }
  }

  return { start, stop: () => running?.abort() }
}

const isSibling = (one: Idea, other: Idea) => one.generationId === other.generationId && one.id !== other.id
