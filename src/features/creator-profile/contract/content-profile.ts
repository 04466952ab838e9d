import { z } from 'zod'
import { boundedText } from '#platform/common/text.ts'
import { tones, videoLengths } from './choices.ts'
import { maxAnswerLength, maxDescriptionLength } from './content-fields.ts'
import { profileMessages } from './messages.ts'
import { Revision, storedVersion } from './revision.ts'

const describeYourself = 'Please describe what you create.'
const optional = boundedText(maxAnswerLength).trim().default('')
const optionalChoice = <const Choices extends readonly string[]>(choices: Choices) =>
  z.enum(['', ...choices], { error: 'Please choose one of the answers on the list.' }).default('')

/** What the AI tools know about a creator's content. Unanswered fields are empty strings. */
export const ContentProfileInput = z.strictObject(
  {
    description: boundedText(maxDescriptionLength, describeYourself)
      .trim()
      .min(1, { error: describeYourself }),
    platforms: optional,
    audience: optional,
    topics: optional,
    tone: optionalChoice(tones),
    admiredCreators: optional,
    forbiddenContent: optional,
    videoLength: optionalChoice(videoLengths),
    brandHighlight: optional,
    cta: optional,
    additionalInfo: optional,
  },
  {
    error: ({ code }) => (code === 'unrecognized_keys' ? profileMessages.unknownField : undefined),
  },
)
export type ContentProfile = z.output<typeof ContentProfileInput>

export const ContentProfileWrite = ContentProfileInput.extend({ revision: Revision.optional() })

export const ContentProfileResponse = z.object({ profile: ContentProfileInput.nullable(), ...storedVersion })
export type ContentProfileResponse = z.output<typeof ContentProfileResponse>
