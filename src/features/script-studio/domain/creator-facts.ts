import type { Preset } from '../contract/preset.ts'

/** What is known of the creator, as they wrote it. Only the description is always there. */
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

/** What of a preset matters for writing. */
export type Series = Pick<
  Preset,
  'name' | 'description' | 'tone' | 'topics' | 'videoLength' | 'specificInstructions'
>
