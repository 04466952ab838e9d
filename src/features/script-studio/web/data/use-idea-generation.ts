import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Report } from './generation-failure.ts'
import { createIdeaGenerator, type GenerationPhase } from './idea-generator.ts'

export type IdeaGeneration = ReturnType<typeof useIdeaGeneration>

/** The ideas being generated on this page. They stop when the page is left. */
export function useIdeaGeneration(report: Report) {
  const client = useQueryClient()
  const [phase, setPhase] = useState<GenerationPhase>('idle')
  const [generator] = useState(() => createIdeaGenerator(client, setPhase))
  useEffect(() => generator.stop, [generator])

  return {
    phase,
    isRunning: phase !== 'idle',
    start: (presetId: string | null) => generator.start(presetId, report),
    stop: generator.stop,
  }
}
