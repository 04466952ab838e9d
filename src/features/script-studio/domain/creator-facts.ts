import type { Preset } from '../contract/preset.ts'

/** What is known about the creator, in their words. Only the description is always present. */
export type CreatorFacts = {
  description: string
  platforms: string
  audience: string
  topics: string
  tone: string
  admiredCreators: string
  forbiddenContent: string
  videoLength: string
  brandHighlight: string
  cta: string
  additionalInfo: string
}

/** The part of a preset that matters for writing. */
export type Series = Pick<
  Preset,
  'name' | 'description' | 'tone' | 'topics' | 'videoLength' | 'specificInstructions'
>
