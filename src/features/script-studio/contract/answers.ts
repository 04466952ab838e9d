import { z } from 'zod'
import { boundedText } from '#platform/common/text.ts'
import { ideaFields } from './choices.ts'
import { noteLimits, noteMessages } from './notes.ts'

export const answerMessages = {
  blankGone: 'This blank is no longer in the script.',
  bracketInAnswer: 'Please leave out square brackets.',
} as const

/** A blank in a script, with the question whose answer replaces it. */
export const BlankToFill = z.object({ label: z.string(), question: z.string() })
export type BlankToFill = z.infer<typeof BlankToFill>

/** A line or a text of an idea that the notes don't support, and why. Removed when the text is edited. */
export const LineMark = z.object({
  list: z.enum([...ideaFields, 'hooks', 'script_parts', 'visual_cues', 'engagement_tips']),
  index: z.number(),
  reason: z.string(),
})
export type LineMark = z.infer<typeof LineMark>

export const AnswerInput = z.object({
  /** The words between the brackets. */
  label: boundedText(100),
  words: boundedText(noteLimits.words, noteMessages.wordsMissing)
    .refine((text) => text.trim() !== '', {
      error: noteMessages.wordsMissing,
    })
    // An answer must not create another blank.
    .refine((text) => !/[[\]]/.test(text), { error: answerMessages.bracketInAnswer }),
})
export type AnswerInput = z.output<typeof AnswerInput>
