import { z } from 'zod'
import { boundedText } from '#platform/common/text.ts'
import { hookSampleMessages, hookSampleLimit } from './hook-sample-messages.ts'
import { Hook } from './script.ts'

/** An idea of a visitor without an account. */
export const HookSampleInput = z.object({
  idea: boundedText(hookSampleLimit, hookSampleMessages.missing)
    .trim()
    .min(3, { error: hookSampleMessages.missing }),
})

export const HookSample = z.object({ title: z.string(), hooks: z.array(Hook) })
export type HookSample = z.output<typeof HookSample>
