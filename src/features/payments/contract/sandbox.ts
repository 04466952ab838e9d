import { z } from 'zod'
import { testCards } from './test-cards.ts'

export const sandboxEventKinds = [
  'charge.pending',
  'charge.succeeded',
  'charge.declined',
  'charge.disputed',
  'charge.dispute-won',
] as const
export type SandboxEventKind = (typeof sandboxEventKinds)[number]

export const sandboxEventStates = ['waiting', 'delivered', 'lost'] as const
export type SandboxEventState = (typeof sandboxEventStates)[number]

export const SandboxEvent = z.object({
  id: z.uuid(),
  kind: z.enum(sandboxEventKinds),
  /** The payment it is about. */
  key: z.string(),
  state: z.enum(sandboxEventStates),
  deliveries: z.int(),
  dueAt: z.iso.datetime(),
})
export type SandboxEvent = z.output<typeof SandboxEvent>

/** What the team sees of the test provider. */
export const SandboxState = z.object({
  /** By its own clock. */
  now: z.iso.datetime(),
  aheadMinutes: z.int(),
  cards: z.array(
    z.object({ id: z.enum(testCards.map(({ id }) => id)), label: z.string(), about: z.string() }),
  ),
  /** The newest 100. */
  events: z.array(SandboxEvent),
})
export type SandboxState = z.output<typeof SandboxState>

/** The clock only goes forward, because settled payments can't be unsettled. */
export const ClockInput = z.object({
  advanceMinutes: z
    .int()
    .min(1)
    .max(60 * 24 * 200),
})

export const SandboxEventId = z.object({ id: z.uuid() })

export const sandboxMessages = {
  off: 'There is no test provider here. Start with FUNDING_MODE=sandbox.',
  unknownEvent: 'This event doesn’t exist.',
  signature: 'The signature is not valid.',
  noEvents: 'This site takes no payments.',
} as const
