import { boundedText } from '#platform/common/text.ts'
import { factorMessages } from './second-factor-messages.ts'

const asTyped = boundedText(60, factorMessages.codeMissing)

/** Removes the spaces and hyphens between groups. */
const compact = (text: string) => text.replaceAll(/[\s-]/g, '').toLowerCase()

/** Six digits from an app, or a recovery code in any grouping. */
export const factorCode = asTyped
  .refine((text) => compact(text) !== '', { error: factorMessages.codeMissing })
  .transform(compact)

/** Empty if no code is required. */
export const optionalCode = asTyped.optional().transform((text) => compact(text ?? '') || undefined)
