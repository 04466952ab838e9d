import { z } from 'zod'
import { boundedText, lineOfText } from '#platform/common/text.ts'
import { tones } from '#features/creator-profile/contract/choices.ts'
import { presetLengths } from './choices.ts'
import { studioLimits } from './limits.ts'
import { studioMessages } from './messages.ts'

const optionalText = boundedText(studioLimits.presetText).trim().default('')
const chooseOne = { error: 'Please choose one of the options.' }

/** A content series: what its ideas and scripts have in common. An empty choice falls back to the profile. */
export const PresetInput = z.object({
  name: lineOfText(studioLimits.presetName, studioMessages.presetNameMissing)
    .trim()
    .min(1, { error: studioMessages.presetNameMissing }),
  description: optionalText,
  tone: z.enum(['', ...tones], chooseOne).default(''),
  topics: optionalText,
  videoLength: z.enum(['', ...presetLengths], chooseOne).default(''),
  specificInstructions: optionalText,
  enableWebSearch: z.boolean().default(false),
})
export type PresetInput = z.output<typeof PresetInput>

export const Preset = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  tone: z.string(),
  topics: z.string(),
  videoLength: z.string(),
  specificInstructions: z.string(),
  enableWebSearch: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Preset = z.infer<typeof Preset>

export const PresetList = z.object({ items: z.array(Preset) })

/** For records without a name. */
export const unnamedPreset = 'Unnamed Preset'
