import { z } from 'zod'
import { boundedText } from '#platform/common/text.ts'
import { tones } from '#features/creator-profile/contract/choices.ts'
import { customIdeaDefaults, goals, scriptLengths } from './choices.ts'
import { studioLimits } from './limits.ts'
import { studioMessages } from './messages.ts'

const line = boundedText(studioLimits.line).trim().min(1, { error: 'Please fill in this line.' })
const lines = z.array(line).max(studioLimits.linesPerList)

export const Hook = z.object({ text: line, approach: boundedText(studioLimits.title).trim() })
export type Hook = z.infer<typeof Hook>

/** As the model returns it and as it is stored. */
export const Script = z.object({
  hooks: z.array(Hook).length(studioLimits.hooksPerScript),
  script_parts: lines.min(1),
  visual_cues: lines,
  engagement_tips: lines,
})
export type Script = z.infer<typeof Script>

/** A script that is being written or was stopped. */
export const PartialScript = Script.extend({
  hooks: z.array(Hook).max(studioLimits.hooksPerScript),
  script_parts: lines,
})
export type PartialScript = z.infer<typeof PartialScript>

export const scriptLists = ['hooks', 'script_parts', 'visual_cues', 'engagement_tips'] as const
export type ScriptList = (typeof scriptLists)[number]

const place = (places: number, error: string) =>
  z
    .int({ error })
    .min(0, { error })
    .max(places - 1, { error })

export const HookChoice = place(studioLimits.hooksPerScript, studioMessages.hookMissing)

export const IdeaId = boundedText(100).min(1)

export const ScriptRequest = z.object({ ideaId: IdeaId })

/** 'Script My Idea'. */
export const CustomIdeaInput = z.object({
  description: boundedText(studioLimits.description, studioMessages.descriptionMissing)
    .trim()
    .min(1, { error: studioMessages.descriptionMissing }),
  goal: z.enum(goals, { error: 'Please choose one of the options.' }).default(customIdeaDefaults.goal),
  videoLength: z
    .enum(scriptLengths, { error: 'Please choose one of the options.' })
    .default(customIdeaDefaults.videoLength),
  tone: z.enum(tones, { error: 'Please choose one of the options.' }).default(customIdeaDefaults.tone),
})
export type CustomIdeaInput = z.output<typeof CustomIdeaInput>

/** Edits to any line; a list that is sent replaces the stored one. */
export const ScriptEdit = PartialScript.partial()
  .extend({
    title: boundedText(studioLimits.title).trim().min(1, { error: 'Please enter a title.' }).optional(),
    selectedHook: HookChoice.nullable().optional(),
  })
  .refine((edit) => Object.keys(edit).length > 0, { error: 'Nothing to change.' })
export type ScriptEdit = z.output<typeof ScriptEdit>

/** Rewrites one line; the others stay unchanged. */
export const RevisionInput = z.object({
  list: z.enum(scriptLists),
  index: place(studioLimits.linesPerList, studioMessages.lineGone),
})
export type RevisionInput = z.output<typeof RevisionInput>
