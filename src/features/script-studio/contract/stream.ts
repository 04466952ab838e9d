import { z } from 'zod'
import { Allowance, Idea, Source } from './idea.ts'
import { Hook, scriptLists } from './script.ts'

/**
 * The events of a generation, one JSON object per line (application/x-ndjson), ending with `end` or `error`.
 * Each event is sent after its content was saved.
 */
const started = z.object({ type: z.literal('started'), generationId: z.string(), composer: z.string() })
const failed = z.object({
  type: z.literal('error'),
  /** With its prefix, as the banner shows it after 'Error: '. */
  error: z.object({ status: z.string(), message: z.string() }),
})
const ended = z.object({ type: z.literal('end'), allowance: Allowance })

export const IdeasEvent = z.discriminatedUnion('type', [
  started,
  z.object({ type: z.literal('searching') }),
  z.object({ type: z.literal('sources'), sources: z.array(Source), searchQueries: z.array(z.string()) }),
  z.object({ type: z.literal('search-failed') }),
  z.object({ type: z.literal('idea'), idea: Idea }),
  failed,
  ended,
])
export type IdeasEvent = z.infer<typeof IdeasEvent>

export const ScriptEvent = z.discriminatedUnion('type', [
  started.extend({ ideaId: z.string() }),
  z.object({ type: z.literal('title'), title: z.string() }),
  z.object({
    type: z.literal('line'),
    list: z.enum(scriptLists),
    index: z.number(),
    value: z.union([z.string(), Hook]),
  }),
  /** The whole idea with its script, as stored. */
  z.object({ type: z.literal('script'), idea: Idea }),
  failed,
  ended,
])
export type ScriptEvent = z.infer<typeof ScriptEvent>

export const streamType = 'application/x-ndjson'
