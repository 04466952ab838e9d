import { z } from 'zod'
import { boundedText } from '#platform/common/text.ts'
import { structureNames } from '../../domain/writing/structures.ts'
import { noteLimits } from '../../contract/notes.ts'
import { studioLimits } from '../../contract/limits.ts'
import { Hook, Script } from '../../contract/script.ts'

const words = (most: number) => boundedText(most).trim().min(1)

/** The IDs of the notes that a reply uses. */
const noteIds = z.array(z.string().max(100)).max(60)

/** Only the built-in composer plans; for a model, the notes it names are stored. */
const plan = z.object({ structure: z.enum(structureNames), topic: boundedText(noteLimits.topic), noteIds })

/** One idea as a model returns it. */
export const IdeaReply = z.object({
  title: words(studioLimits.title),
  hook_type: words(studioLimits.title),
  target_audience: words(studioLimits.line),
  why_it_works: words(studioLimits.line),
  plan: plan.optional(),
  note_ids: noteIds.optional().catch(undefined),
})
export type IdeaReply = z.infer<typeof IdeaReply>

// One too many is no reason to ask again.
export const IdeasReply = z.object({
  ideas: z
    .array(IdeaReply)
    .min(studioLimits.ideasPerGeneration)
    .transform((ideas) => ideas.slice(0, studioLimits.ideasPerGeneration)),
})

export const ScriptReply = Script.extend({
  note_ids: noteIds.optional().catch(undefined),
  hooks: z
    .array(Hook)
    .min(studioLimits.hooksPerScript)
    .transform((hooks) => hooks.slice(0, studioLimits.hooksPerScript)),
})

export const CustomReply = z.object({ title: words(studioLimits.title), script: ScriptReply })

export type LineReply = z.infer<typeof LineReply>
export const LineReply = z.object({
  text: words(studioLimits.line),
  approach: boundedText(studioLimits.title).trim().optional(),
})

const text = z.string()
const scriptShape = z.object({
  hooks: z.array(z.object({ text, approach: text })),
  script_parts: z.array(text),
  visual_cues: z.array(text),
  engagement_tips: z.array(text),
  note_ids: z.array(text),
})

/** Plain shapes to send to a provider, since not all support bounds. The schemas above decide. */
export const replyShapes = {
  ideas: z.object({
    ideas: z.array(
      z.object({
        title: text,
        hook_type: text,
        target_audience: text,
        why_it_works: text,
        note_ids: z.array(text),
      }),
    ),
  }),
  script: scriptShape,
  custom: z.object({ title: text, script: scriptShape }),
  line: z.object({ text }),
  hook: z.object({ text, approach: text }),
}
