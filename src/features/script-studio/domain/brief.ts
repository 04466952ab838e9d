import type { CaptionPlatform, VideoLength } from '../contract/choices.ts'
import type { CustomIdeaInput, PartialScript, ScriptList } from '../contract/script.ts'
import type { CreatorFacts, Series } from './creator-facts.ts'

type Common = { facts: CreatorFacts; series: Series | null; seed: number }

export type IdeasBrief = Common & {
  task: 'ideas'
  /** Titles the creator has had before; none comes twice. */
  earlierTitles: string[]
}

export type IdeaInBrief = { title: string; hookType: string; targetAudience: string; whyItWorks: string }

export type ScriptBrief = Common & { task: 'script'; idea: IdeaInBrief; videoLength: VideoLength }

export type CustomBrief = Common & { task: 'custom'; request: CustomIdeaInput }

/** One line anew, in a script whose other lines stay. */
export type LineBrief = Common & {
  task: 'line'
  idea: IdeaInBrief
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
  script: PartialScript
  selectedHook: number
  platform: CaptionPlatform
}

/** Everything that a text is written from. The same brief gives the embedded composer the same text. */
export type Brief = IdeasBrief | ScriptBrief | CustomBrief | LineBrief | CaptionBrief
