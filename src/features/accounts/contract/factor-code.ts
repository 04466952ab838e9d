import { boundedText } from '#platform/common/text.ts'
import { factorMessages } from './second-factor-messages.ts'

const asTyped = boundedText(60, factorMessages.codeMissing)

/** Without the spaces and hyphens between its groups. */
const compact = (text: string) => text.replaceAll(/[\s-]/g, '').toLowerCase()

/** Six digits from an app, or a recovery code, however it is grouped. */
export const factorCode = asTyped
  .refine((text) => compact(text) !== '', { error: factorMessages.codeMissing })
  .transform(compact)

/** Left out or empty where none is asked for. */
export const optionalCode = asTyped.optional().transform((text) => compact(text ?? '') || undefined)
