import { z } from 'zod'
import { BlankToFill, LineMark } from './answers.ts'
import { PartialScript } from './script.ts'

export const IdeasRequest = z.object({ presetId: z.uuid().nullable().default(null) })

/** What the creator decides about a page that a web search found: an accepted one becomes a note. */
const sourceDecisions = ['accepted', 'dismissed'] as const

/** A page that a web search found. Nothing is written from it unless the creator accepts it. */
export const Source = z.object({
  title: z.string(),
  url: z.string(),
  /** What it says, in one sentence; empty if unknown. */
  sentence: z.string(),
  decision: z.enum(sourceDecisions).nullable(),
})
export type Source = z.infer<typeof Source>

export const SourceParam = z.object({
  generationId: z.uuid(),
  position: z.coerce.number().int().min(0).max(100),
})
export const SourceDecision = z.object({ decision: z.enum(sourceDecisions) })
export const SourceList = z.object({ items: z.array(Source) })

/** The progress of a text: 'stopped' by the user, 'failed' by the model; what arrived before is kept. */
export const writingStates = ['none', 'writing', 'complete', 'stopped', 'failed'] as const
export type WritingState = (typeof writingStates)[number]

export const Idea = z.object({
  /** Starts with 'custom-' for the user's own idea. */
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
  /** The open questions of the script. */
  blanks: z.array(BlankToFill),
  /** A model's lines, and texts of its idea, that the notes don't support. */
  marks: z.array(LineMark),
  createdAt: z.string(),
})
export type Idea = z.infer<typeof Idea>

/** Three ideas requested together, or one custom idea. */
export const Generation = z.object({
  id: z.string(),
  kind: z.enum(['ideas', 'custom']),
  state: z.enum(writingStates),
  presetName: z.string().nullable(),
  /** 'Built-in composer', or the provider and the model. */
  composer: z.string(),
  usedWebSearch: z.boolean(),
  sources: z.array(Source),
  /** The search queries; Google requires them to be shown with links to its search. */
  searchQueries: z.array(z.string()),
  createdAt: z.string(),
  ideas: z.array(Idea),
})
export type Generation = z.infer<typeof Generation>

export const Allowance = z.object({
  used: z.number(),
  limit: z.number(),
  /** When the count resets. */
  resetsAt: z.string(),
})
export type Allowance = z.infer<typeof Allowance>

/** The initial data of the dashboard: the current ideas, custom ones first. */
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
