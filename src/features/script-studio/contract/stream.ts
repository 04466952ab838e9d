import { z } from 'zod'
import { Allowance, Idea, Source } from './idea.ts'
import { Hook, scriptLists } from './script.ts'

/**
 * What a generation sends, one JSON object a line (application/x-ndjson), and always an `end` or an `error` as the last
 * one. What an event tells has been saved before it is sent.
 */
const started = z.object({ type: z.literal('started'), generationId: z.string(), composer: z.string() })
const failed = z.object({
  type: z.literal('error'),
  /** With its wrapper, as the banner shows it after 'Error: '. */
  error: z.object({ status: z.string(), message: z.string() }),
})
const ended = z.object({ type: z.literal('end'), allowance: Allowance })

export const IdeasEvent = z.discriminatedUnion('type', [
  started,
  z.object({ type: z.literal('searching') }),
  z.object({ type: z.literal('sources'), sources: z.array(Source), searchQueries: z.array(z.string()) }),
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
  /** The whole idea with its script, as it is kept. */
  z.object({ type: z.literal('script'), idea: Idea }),
  failed,
  ended,
])
export type ScriptEvent = z.infer<typeof ScriptEvent>

export const streamType = 'application/x-ndjson'
