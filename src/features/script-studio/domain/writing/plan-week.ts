import type { VideoLength } from '../../contract/choices.ts'
import type { IdeasBrief, WeekBrief } from '../brief.ts'
import { parseLength } from '../speaking-time.ts'
import { hasBlank } from './blanks.ts'
import { composeIdeaScript, type ComposedScript } from './compose-idea-script.ts'
import type { ComposedIdea } from './choose-ideas.ts'
import { composeIdeas } from './ideas.ts'
import type { Tagger } from './note.ts'

export type PlannedVideo = {
  day: string
  presetId: string | null
  videoLength: VideoLength
  idea: ComposedIdea
  script: ComposedScript
}

/**
 * One video for each day, as far as the notes go: complete scripts only, and as few notes as possible twice.
 * The presets and the profile take turns. Shorter scripts leave more notes for the other days.
 */
export function planWeek(brief: WeekBrief, tag: Tagger): PlannedVideo[] {
  const planned = planVideos(brief, false, tag)
  if (planned.length === brief.days.length) return planned
  const short = planVideos(brief, true, tag)
  return short.length > planned.length ? short : planned
}

function planVideos(brief: WeekBrief, isShort: boolean, tag: Tagger): PlannedVideo[] {
  const sources = [null, ...brief.presets]
  const planned: PlannedVideo[] = []
  for (const [at, day] of brief.days.entries()) {
    const turns = sources.map((_, turn) => sources[(at + turn) % sources.length]!)
    const found = firstOf(turns, (source) => nextVideo({ brief, isShort, source, day, planned }, tag))
    if (!found) break
    planned.push(found)
  }
  return planned
}

type Source = WeekBrief['presets'][number] | null

type Next = {
  brief: WeekBrief
  isShort: boolean
  source: Source
  day: string
  planned: readonly PlannedVideo[]
}

function nextVideo({ brief, isShort, source, day, planned }: Next, tag: Tagger): PlannedVideo | undefined {
  const common = {
    facts: brief.facts,
    series: source?.series ?? null,
    seed: brief.seed,
    notes: brief.notes,
    isShort,
  }
  const used = planned.flatMap(({ script }) => script.note_ids)
  const asked: IdeasBrief = {
    ...common,
    task: 'ideas',
    earlierTitles: [...planned.map(({ idea }) => idea.title), ...brief.earlierTitles],
    recentStructures: planned.map(({ idea }) => idea.plan.structure).toReversed(),
  }
  const videoLength = parseLength(source?.series.videoLength || brief.facts.videoLength)
  const openings = planned.flatMap(({ script }) => script.note_ids.slice(0, 1))
  // First from notes that no other video of the week uses, then from those that don't open one.
  const attempts = [used, openings, openings, openings].map((skippedNotes, turn) => ({
    ...asked,
    skippedNotes,
    seed: brief.seed + planned.length * 7 + turn,
  }))
  return firstOf(attempts, (attempt) =>
    firstOf(composeIdeas(attempt, tag).ideas, (idea) => {
      if (idea.plan.noteIds.length === 0) return undefined
      const script = composeIdeaScript(
        {
          ...common,
          task: 'script',
          skippedNotes: attempt.skippedNotes === used ? used : [],
          idea: { title: idea.title, hookType: idea.hook_type, targetAudience: '', whyItWorks: '' },
          plan: idea.plan,
          videoLength,
          recentParts: planned.flatMap((other) => other.script.script_parts),
        },
        tag,
      )
      const lines = [...script.hooks.map(({ text }) => text), ...script.script_parts]
      const isNew = planned.every((other) => isDifferent(other.script.note_ids, script.note_ids))
      return isNew && !lines.some(hasBlank)
        ? { day, presetId: source?.id ?? null, videoLength, idea, script }
        : undefined
    }),
  )
}

const isDifferent = (a: readonly string[], b: readonly string[]) =>
  a[0] !== b[0] && a.filter((id) => b.includes(id)).length <= Math.min(a.length, b.length) / 2

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined) {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}
