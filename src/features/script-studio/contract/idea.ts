import { z } from 'zod'
import { BlankToFill, LineMark } from './answers.ts'
import { PartialScript } from './script.ts'

export const IdeasRequest = z.object({ presetId: z.uuid().nullable().default(null) })

export const Source = z.object({ title: z.string(), url: z.string() })
export type Source = z.infer<typeof Source>

/** How far a text has come: 'stopped' by the person, 'failed' by the model; what arrived before is kept. */
export const writingStates = ['none', 'writing', 'complete', 'stopped', 'failed'] as const
export type WritingState = (typeof writingStates)[number]

export const Idea = z.object({
  /** Starts with 'custom-' for an idea of one's own. */
  id: z.string(),
  generationId: z.string(),
  title: z.string(),
  hookType: z.string(),
  targetAudience: z.string(),
  whyItWorks: z.string(),
  presetId: z.string().nullable(),
  presetName: z.string().nullable(),
  /** The length that the script is written for. */
  videoLength: z.string(),
  script: PartialScript.nullable(),
  scriptState: z.enum(writingStates),
  selectedHook: z.number().nullable(),
  /** What the script still asks the creator. */
  blanks: z.array(BlankToFill),
  /** Lines of a model that nothing backs. */
  marks: z.array(LineMark),
  createdAt: z.string(),
})
export type Idea = z.infer<typeof Idea>

/** Three ideas that were asked for together, or one of one's own. */
export const Generation = z.object({
  id: z.string(),
  kind: z.enum(['ideas', 'custom']),
  state: z.enum(writingStates),
  presetName: z.string().nullable(),
  /** 'Built-in composer', or the provider and the model. */
  composer: z.string(),
  usedWebSearch: z.boolean(),
  sources: z.array(Source),
  /** What was searched for; Google asks that it be shown with links to its search. */
  searchQueries: z.array(z.string()),
  createdAt: z.string(),
  ideas: z.array(Idea),
})
export type Generation = z.infer<typeof Generation>

export const Allowance = z.object({
  used: z.number(),
  limit: z.number(),
  /** When the count starts anew. */
  resetsAt: z.string(),
})
export type Allowance = z.infer<typeof Allowance>

/** What the dashboard opens with: the current ideas, those of one's own first. */
export const CurrentIdeas = z.object({
  ideas: z.array(Idea),
  generation: Generation.omit({ ideas: true }).nullable(),
  composer: z.object({ name: z.string(), isBuiltIn: z.boolean(), canSearch: z.boolean() }),
  allowance: Allowance,
})
export type CurrentIdeas = z.infer<typeof CurrentIdeas>

export const HistoryQuery = z.object({ cursor: z.string().max(100).optional() })
export const History = z.object({ items: z.array(Generation), nextCursor: z.string().nullable() })
export type History = z.infer<typeof History>
