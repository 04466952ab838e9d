import type { CaptionPlatform, VideoLength } from '../contract/choices.ts'
import type { CustomIdeaInput, PartialScript, ScriptList } from '../contract/script.ts'
import type { CreatorFacts, Series } from './creator-facts.ts'
import type { IdeaPlan } from './writing/structures.ts'
import type { WritingNote } from './writing/note.ts'

type Common = {
  facts: CreatorFacts
  series: Series | null
  seed: number
  /** The notebook, or the part of it that the task is about. */
  notes: WritingNote[]
}

export type IdeasBrief = Common & {
  task: 'ideas'
  /** Titles the creator has had before; none comes twice. */
  earlierTitles: string[]
  /** The structures of the newest ideas, newest first. */
  recentStructures: string[]
}

export type IdeaInBrief = { title: string; hookType: string; targetAudience: string; whyItWorks: string }

/** What was said in the creator's newest scripts: their connecting words are not used again. */
type Recent = { recentParts: string[] }

export type ScriptBrief = Common &
  Recent & { task: 'script'; idea: IdeaInBrief; plan: IdeaPlan | null; videoLength: VideoLength }

export type CustomBrief = Common & Recent & { task: 'custom'; request: CustomIdeaInput }

/** One line anew, in a script whose other lines stay. */
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
  /** What the creator described, when the script is of their own idea. */
  request: CustomIdeaInput | null
  title: string
  plan: IdeaPlan | null
  script: PartialScript
  selectedHook: number
  platform: CaptionPlatform
}

/** Everything that a text is written from. The same brief gives the embedded composer the same text. */
export type Brief = IdeasBrief | ScriptBrief | CustomBrief | LineBrief | CaptionBrief
