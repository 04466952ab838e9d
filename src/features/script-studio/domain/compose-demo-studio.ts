import { dayMs } from '#platform/common/durations.ts'
import { utcDay } from '#platform/common/utc-day.ts'
import { demoId } from '#platform/common/demo/demo-month.ts'
import type { SeededRandom } from '#platform/common/seeded-random.ts'
import type { PartialScript } from '../contract/script.ts'
import type { Brief, IdeaInBrief } from './brief.ts'
import type { CreatorFacts } from './creator-facts.ts'
import { demoNotesFor } from './demo-notes.ts'
import type { ComposedScript } from './writing/compose-idea-script.ts'
import type { IdeaPlan } from './writing/structures.ts'

const videoLength = '30-60 seconds (Standard)'

export type DemoCreator = { userId: string; profile: CreatorFacts }

/**
 * For each creator a notebook and three ideas of yesterday, two with scripts on the calendar, one before and one after
 * today.
 */
export function composeDemoStudio(
  random: SeededRandom,
  creators: readonly DemoCreator[],
  now: number,
  compose: (brief: Brief) => string,
) {
  return creators.map(({ userId, profile: facts }, number) => {
    const seed = random.below(1_000_000)
    const ask = <Reply>(brief: Brief) => JSON.parse(compose(brief)) as Reply
    const notes = demoNotesFor(facts.topics).map((note, at) => ({
      ...note,
      id: demoId(number * 100 + at),
      tags: [],
      usedIn: [],
    }))
    const common = { facts, series: null, seed, notes }
    const { ideas } = ask<{ ideas: Reply[] }>({
      task: 'ideas',
      ...common,
      earlierTitles: [],
      recentStructures: [],
    })
    const written = ideas.map((reply, position) => {
      const idea: IdeaInBrief = {
        title: reply.title,
        hookType: reply.hook_type,
        targetAudience: reply.target_audience,
        whyItWorks: reply.why_it_works,
      }
      const isScripted = position < 2
      const script = isScripted
        ? ask<ComposedScript>({
            task: 'script',
            ...common,
            idea,
            plan: reply.plan,
            videoLength,
            recentParts: [],
          })
        : null
      const { note_ids: usedNotes, ...spoken } = script ?? { note_ids: [] }
      const days = position === 0 ? -1 - random.below(12) : 1 + random.below(12)
      return {
        ...idea,
        plan: reply.plan,
        id: demoId(number * 10 + position),
        position,
        script: script ? (spoken as PartialScript) : null,
        usedNotes,
        selectedHook: isScripted ? random.below(3) : null,
        scheduledDate: isScripted ? utcDay(now + days * dayMs) : null,
      }
    })
    return { userId, seed, generationId: demoId(number), at: new Date(now - dayMs), ideas: written, notes }
  })
}

type Reply = {
  title: string
  hook_type: string
  target_audience: string
  why_it_works: string
  plan: IdeaPlan
}
