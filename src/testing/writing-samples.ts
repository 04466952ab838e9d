import { captionPlatforms, type CaptionPlatform } from '#features/script-studio/contract/choices.ts'
import type { Brief } from '#features/script-studio/domain/brief.ts'
import { parseLength } from '#features/script-studio/domain/speaking-time.ts'
import { hasBlank } from '#features/script-studio/domain/writing/blanks.ts'
import type { ComposedScript } from '#features/script-studio/domain/writing/compose-idea-script.ts'
import type { ComposedIdea } from '#features/script-studio/domain/writing/choose-ideas.ts'
import type { FixtureCreator } from './fixture-creators/fixture-creator.ts'
import { fixtureCreators } from './fixture-creators/fixture-creators.ts'

/** A script with everything around it. `isReady`: it has no blank and can be filmed as is. */
export type Sample = {
  creator: FixtureCreator
  /** The three ideas; the script belongs to `idea`. */
  ideas: ComposedIdea[]
  idea: ComposedIdea
  script: ComposedScript
  captions: { platform: CaptionPlatform; text: string }[]
  isReady: boolean
}

type Compose = (brief: unknown) => string

/** One script per seed; the seeds take turns with the creators and their three ideas. */
export const samplesOf = (compose: Compose, seeds: number): Sample[] =>
  Array.from({ length: seeds }, (_, seed) => {
    const count = fixtureCreators.length
    return sample(compose, fixtureCreators[seed % count]!, seed, Math.floor(seed / count) % 3)
  })

function sample(compose: Compose, creator: FixtureCreator, seed: number, which: number): Sample {
  const { facts, notes } = creator
  const common = { facts, notes, series: null, seed }
  const ask = <Reply>(brief: Brief) => JSON.parse(compose(brief)) as Reply
  const { ideas } = ask<{ ideas: ComposedIdea[] }>({
    task: 'ideas',
    ...common,
    earlierTitles: [],
    recentStructures: [],
  })
  const idea = ideas[which]!
  const { title, plan } = idea
  const script = ask<ComposedScript>({
    task: 'script',
    ...common,
    idea: { title, hookType: idea.hook_type, targetAudience: '', whyItWorks: '' },
    plan,
    videoLength: parseLength(facts.videoLength),
    recentParts: [],
  })
  const captions = captionPlatforms.map((platform) => ({
    platform,
    text: compose({ task: 'caption', ...common, title, plan, script, selectedHook: seed % 3, platform }),
  }))
  const isReady = plan.noteIds.length > 0 && !linesOf({ script }).some(hasBlank)
  return { creator, ideas, idea, script, captions, isReady }
}

export const linesOf = ({ script }: Pick<Sample, 'script'>) => [
  ...script.hooks.map(({ text }) => text),
  ...script.script_parts,
]

/** Everything the creator typed. */
export const typedBy = ({ creator: { facts, notes } }: Sample) => [
  ...notes.map(({ words, topic }) => `${topic} ${words}`),
  ...Object.values(facts),
]
