import { expect, test } from 'vitest'
import { creators } from '#testing/creators.ts'
import { captionPlatforms, customIdeaDefaults } from '../../contract/choices.ts'
import type { Script } from '../../contract/script.ts'
import { findCaptionFaults } from '../caption-rules.ts'
import type { CreatorFacts } from '../creator-facts.ts'
import { compose } from './compose.ts'
import { understandCreator } from './creator.ts'

const everyone = Object.entries(creators) as [string, CreatorFacts][]

// Subjects that no profile names.
const ownIdeas = [
  ['How to sharpen a kitchen knife', 'sharpening a kitchen knife'],
  ['How I fixed my bicycle chain in the rain. It took one link and ten minutes.', 'bicycle chain'],
  ['A video about paper kites', 'paper kites'],
] as const

test.each(everyone)('the caption of an idea of one’s own by %s is about that idea', (_name, facts) => {
  const topics = understandCreator(facts, null).topics.map(({ name }) => name.toLowerCase())
  for (const [description, subject] of ownIdeas)
    for (const platform of captionPlatforms) {
      const request = { ...customIdeaDefaults, description }
      const own = { task: 'custom', facts, series: null, request, seed: 7 }
      const { title, script } = JSON.parse(compose(own)) as { title: string; script: Script }
      const common = { facts, series: null, title, script, selectedHook: 0, platform }
      const caption = compose({ task: 'caption', ...common, request, seed: 11 })
      expect(findCaptionFaults(platform, caption)).toEqual([])
      expect(caption.toLowerCase().replaceAll('#', '')).toContain(subject.split(' ').at(-1))
      const spoken = JSON.stringify([title, script]).toLowerCase()
      for (const topic of topics.filter((name) => !spoken.includes(name)))
        expect(caption.toLowerCase()).not.toContain(topic)
    }
})

test.each(everyone)(
  'the caption for %s is about what its script speaks of, whatever the title says',
  (_name, facts) => {
    const { topics } = understandCreator(facts, null)
    for (const [index, { name }] of topics.entries()) {
      const script = {
        hooks: ['A', 'B', 'C'].map((approach) => ({ approach, text: `Let me show you ${name}.` })),
        script_parts: [`Today it is all about ${name}.`, `That is ${name} for you.`],
        visual_cues: [],
        engagement_tips: [],
      }
      const title = 'What nobody tells you before the very first try'
      const common = { facts, series: null, title, script, selectedHook: 0, request: null }
      const caption = compose({ task: 'caption', ...common, platform: 'Instagram', seed: index })
      const [firstTag = ''] = caption.match(/#\S+/g) ?? []
      const tag = name.replace(/^handling /, '').replace(/[^\p{L}\p{N}]+/gu, '')
      // One that is too long for a hashtag is left out.
      expect(tag.length > 24 || firstTag === `#${tag.toLowerCase()}`).toBe(true)
    }
  },
)
