import { z } from 'zod'

export const retentionWeeks = 8

const count = z.int().nonnegative()

export const Retention = z.object({
  weeks: z
    .array(
      z.object({
        week: z.iso.date().describe('The Monday of the week of registration.'),
        accounts: count,
        active: z
          .array(count)
          .describe(
            'How many of them were active in each following week that has begun, the next week first.',
          ),
      }),
    )
    .describe('Oldest first, without weeks in which no one registered.'),
})
export type Retention = z.output<typeof Retention>
