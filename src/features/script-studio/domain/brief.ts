import type { CaptionPlatform, VideoLength } from '../contract/choices.ts'
import type { CustomIdeaInput, PartialScript, ScriptList } from '../contract/script.ts'
import type { CreatorFacts, Series } from './creator-facts.ts'
import type { IdeaPlan } from './writing/structures.ts'
import type { WritingNote } from './writing/note.ts'

type Common = {
  facts: CreatorFacts
  series: Series | null
  seed: number
  /** The notebook, or the part that is relevant to the task. */
  notes: WritingNote[]
}

/** What leaves notes for the other videos of a week. */
type Sparing = {
  /** Ids of notes that are left to others. */
  skippedNotes?: readonly string[]
  /** Uses no more notes than a complete script needs. */
  isShort?: boolean
}

export type IdeasBrief = Common &
  Sparing & {
    task: 'ideas'
    /** The creator's previous titles, to avoid repetition. */
    earlierTitles: string[]
    /** The structures of the newest ideas, newest first. */
    recentStructures: string[]
  }

export type IdeaInBrief = { title: string; hookType: string; targetAudience: string; whyItWorks: string }

/** The text of the creator's newest scripts, whose connecting words are not reused. */
type Recent = { recentParts: string[] }

export type ScriptBrief = Common &
  Sparing &
  Recent & { task: 'script'; idea: IdeaInBrief; plan: IdeaPlan | null; videoLength: VideoLength }

export type CustomBrief = Common & Recent & { task: 'custom'; request: CustomIdeaInput }

/** Rewrites one line of a script whose other lines stay. */
export type LineBrief = Common & {
  task: 'line'
  idea: IdeaInBrief
  plan: IdeaPlan | null
  request: CustomIdeaInput | null
  videoLength: VideoLength
  script: PartialScript
  list: ScriptList
  index: number
}

export type CaptionBrief = Common & {
  task: 'caption'
  /** The creator's description of a custom idea. */
  request: CustomIdeaInput | null
  title: string
  plan: IdeaPlan | null
  script: PartialScript
  selectedHook: number
  platform: CaptionPlatform
}

/** A week of videos for these days; each preset takes its turn. */
export type WeekBrief = Common & {
  task: 'week'
  days: string[]
  presets: { id: string; series: Series }[]
  earlierTitles: string[]
}

/** The complete input of a text. The same brief gives the same text from the embedded composer. */
export type Brief = IdeasBrief | ScriptBrief | CustomBrief | LineBrief | CaptionBrief | WeekBrief
