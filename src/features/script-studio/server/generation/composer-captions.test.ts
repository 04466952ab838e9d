import { beforeAll, expect, test } from 'vitest'
import { creators } from '#testing/creators.ts'
import { captionPlatforms, customIdeaDefaults } from '../../contract/choices.ts'
import type { Script } from '../../contract/script.ts'
import { findCaptionFaults } from '../../domain/caption-rules.ts'
import type { CreatorFacts } from '../../domain/creator-facts.ts'
import { loadComposer } from './load-composer.ts'

let compose: (brief: unknown) => string
beforeAll(async () => {
  compose = await loadComposer()
})

const everyone = Object.entries(creators) as [string, CreatorFacts][]
const topicsOf = ({ topics }: CreatorFacts) =>
  topics
    .split(/[,;]/)
    .map((topic) => topic.trim())
    .filter((topic) => /^[\p{L} -]{3,22}$/u.test(topic))

// Subjects that appear in no profile.
const ownIdeas = [
  ['How to sharpen a kitchen knife', 'knife'],
  ['How I fixed my bicycle chain in the rain. It took one link and ten minutes.', 'chain'],
  ['A video about paper kites', 'kites'],
] as const

test.each(everyone)('the caption of a custom idea by %s is about that idea', (_name, facts) => {
  for (const [description, subject] of ownIdeas)
    for (const platform of captionPlatforms) {
      const request = { ...customIdeaDefaults, description }
      const common = { facts, series: null, notes: [], recentParts: [] }
      const own = { task: 'custom', ...common, request, seed: 7 }
      const { title, script } = JSON.parse(compose(own)) as { title: string; script: Script }
      const about = { ...common, plan: null, title, script, selectedHook: 0, platform }
      const caption = compose({ task: 'caption', ...about, request, seed: 11 })
      expect(findCaptionFaults(platform, caption, { mayBeShort: true })).toEqual([])
      expect(caption.toLowerCase()).toContain(subject)
      const spoken = JSON.stringify([title, script, facts.description, facts.audience]).toLowerCase()
      const unspoken = topicsOf(facts).filter((topic) => !spoken.includes(topic.toLowerCase()))
      for (const topic of unspoken)
        expect(caption.toLowerCase()).not.toContain(topic.toLowerCase().replaceAll(/[ -]/g, ''))
    }
})

test.each(everyone)('the caption for %s is about its script, whatever the title says', (_name, facts) => {
  for (const [index, topic] of topicsOf(facts).entries()) {
    const script = {
      hooks: ['A', 'B', 'C'].map((approach) => ({ approach, text: `Let me show you ${topic}.` })),
      script_parts: [`Today it is all about ${topic}.`, `That is ${topic} for you.`],
      visual_cues: [],
      engagement_tips: [],
    }
    const title = 'What nobody tells you before the very first try'
    const about = {
      facts,
      series: null,
      notes: [],
      plan: null,
      title,
      script,
      selectedHook: 0,
      request: null,
    }
    const caption = compose({ task: 'caption', ...about, platform: 'Instagram', seed: index })
    expect(/#\S+/.exec(caption)?.[0]).toBe(`#${topic.toLowerCase().replaceAll(/[ -]/g, '')}`)
  }
})
