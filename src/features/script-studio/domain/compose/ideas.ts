import { studioLimits } from '../../contract/limits.ts'
import type { IdeasBrief } from '../brief.ts'
import { approaches, type Approach } from './approaches.ts'
import { createChance, hashText, type Chance } from './chance.ts'
import { understandCreator, type Creator } from './creator.ts'
import { general } from './fields/general-field.ts'
import { capitalise } from './grammar.ts'
import { describeMoment } from './idea-moments.ts'
import { atMoment, fillSlots, momentsFor, type Slots } from './slots.ts'

type IdeaReply = { title: string; hook_type: string; target_audience: string; why_it_works: string }

/** Three ideas that differ in their way in, in what they speak of and in whom they speak to. */
export function composeIdeas(brief: IdeasBrief): { ideas: IdeaReply[] } {
  const creator = understandCreator(brief.facts, brief.series)
  const chance = createChance(brief.seed ^ hashText(brief.facts.description))
  const used = new Set(brief.earlierTitles.map(comparable))
  const ideas: IdeaReply[] = []
  const waysIn = chance.shuffle(approaches)
  const topics = chance.shuffle(creator.topics)
  const audiences = chance.shuffle(creator.audiences)
  for (let turn = 0; ideas.length < studioLimits.ideasPerGeneration && turn < waysIn.length * 5; turn++) {
    const number = ideas.length
    const topic = topics[(number + Math.floor(turn / waysIn.length)) % topics.length]!
    const slots = fillSlots(creator, topic, audiences[number % audiences.length]!, chance)
    const approach = waysIn[turn % waysIn.length]!
    if (ideas.some(({ hook_type: taken }) => taken === approach.name)) continue
    const title = findTitle(creator, approach, slots, chance, used, turn >= waysIn.length * 3)
    if (title === undefined) continue
    used.add(comparable(title))
    ideas.push({
      title,
      hook_type: approach.name,
      target_audience: describeMoment(slots, number, chance),
      why_it_works:
        chance.pick(
          allowed(
            creator,
            approach.why.map((line) => line(slots)),
          ),
        ) ?? '',
    })
  }
  return { ideas }
}

const comparable = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const longestTitle = 110
const counts = ['Three', 'Four', 'Five'] as const

/** A title that the creator has not had. When all are used up, the last resort numbers a new part of an old one. */
function findTitle(
  creator: Creator,
  approach: Approach,
  slots: Slots,
  chance: Chance,
  used: ReadonlySet<string>,
  isLastResort: boolean,
): string | undefined {
  const isQuick = creator.length === '15-30 seconds (Quick hit)'
  const own = slots.field === general ? [] : chance.shuffle(slots.field.tips)
  const tips = [...own, ...chance.shuffle(general.tips)].slice(0, 6)
  const labels = allowed(
    creator,
    tips.map(({ label }) => label),
  )
  const moments = chance.shuffle(momentsFor(creator, slots.field, slots.topic))
  const candidates = chance.shuffle(approach.titles).flatMap((line) =>
    moments.slice(0, 3).map((moment, index) =>
      line(
        { ...slots, ...atMoment(moment) },
        {
          count: isQuick ? 'Three' : chance.pick(counts),
          label: labels[index % Math.max(1, labels.length)] ?? 'Start small',
        },
      ),
    ),
  )
  const titles = allowed(creator, candidates)
    .filter((title) => !/\b(\w+) \1\b/i.test(title))
    .map(capitalise)
  const fresh = titles.find((title) => title.length <= longestTitle && !used.has(comparable(title)))
  if (fresh !== undefined || !isLastResort || !titles[0]) return fresh
  for (let part = 2; ; part++)
    if (!used.has(comparable(`${titles[0]}, part ${part}`))) return `${titles[0]}, part ${part}`
}

export const allowed = (creator: Creator, lines: readonly (string | undefined)[]): string[] =>
  lines.filter((line) => line !== undefined && line !== '' && !creator.isForbidden(line)) as string[]
