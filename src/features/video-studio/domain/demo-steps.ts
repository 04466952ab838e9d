import type { VideoStatus } from '../contract/choices.ts'

type DemoStep = { afterMs: number; status: VideoStatus; percent: number; stage: string }

/** Two steps of two seconds, and one second more. */
export const demoSteps: readonly DemoStep[] = [
  { afterMs: 0, status: 'processing', percent: 5, stage: 'Demo: reading your prompt' },
  { afterMs: 2000, status: 'processing', percent: 40, stage: 'Demo: planning the scenes' },
  { afterMs: 2000, status: 'processing', percent: 80, stage: 'Demo: drawing' },
  { afterMs: 1000, status: 'completed', percent: 100, stage: 'Demo: done, without a video' },
]
