import type { BroadcastStatus, BroadcastTiming } from '../contract/choices.ts'

/** What the team can do to a broadcast. */
export type BroadcastAction = 'edit' | 'schedule' | 'pause' | 'resume' | 'stop'

const allowed: Record<BroadcastStatus, readonly BroadcastAction[]> = {
  draft: ['edit', 'schedule'],
  scheduled: ['pause', 'stop'],
  sending: ['pause', 'stop'],
  paused: ['resume', 'stop'],
  sent: [],
  canceled: [],
}

export const allows = (status: BroadcastStatus, action: BroadcastAction): boolean =>
  allowed[status].includes(action)

/** A resumed email starts again if its time has passed, otherwise it waits for it. */
export const statusAfter = {
  pause: 'paused',
  stop: 'canceled',
} as const satisfies Partial<Record<BroadcastAction, BroadcastStatus>>

/** An email to each new member never ends by itself. */
export const isFinished = (timing: BroadcastTiming, waiting: number): boolean =>
  timing === 'once' && waiting === 0

const longestDelayMinutes = 60

/** When to try again after a temporary failure, or undefined after the last attempt. */
export function retryDelayMinutes(attempts: number): number | undefined {
  return attempts >= 8 ? undefined : Math.min(longestDelayMinutes, 2 ** attempts)
}
