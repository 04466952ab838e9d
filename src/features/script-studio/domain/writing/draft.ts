import type { NoteKind } from '../../contract/notes.ts'
import type { VideoLength } from '../../contract/choices.ts'
import { secondsOf } from '../speaking-time.ts'
import type { Fact } from './fact.ts'
import { isRelated, topicKey } from './relate.ts'
import { fillStructure, structureNames, type Slot, type StructureName } from './structures.ts'

/** Notes in the order in which a script uses them. */
export type Draft = { structure: StructureName; topic: string; slots: readonly Slot[]; isLongEnough: boolean }

/** Speech is 150 words per minute. */
export function wordBounds(length: VideoLength): readonly [least: number, most: number] {
  const [least, most] = secondsOf(length)
  return [Math.ceil(least * 2.5), Math.floor(most * 2.5)]
}

/** A short script can be posted as it is; one with a blank cannot. */
export const enough = 0.5

/** The approximate number of words of a hook, lead-ins and a call to action. */
const speechAround = 22

export function draftsOf(facts: readonly Fact[], length: VideoLength): Draft[] {
  const topics = Map.groupBy(facts, topicKey)
  return [...topics.values()].flatMap((group) =>
    structureNames.flatMap((structure) =>
      fillStructure(structure, group).flatMap((slots) => {
        const draft = fitDraft(structure, slots, group, length)
        return draft ? [draft] : []
      }),
    ),
  )
}

/** Adds related notes until the length is reached; leaves out any that don't fit completely. */
export function fitDraft(
  structure: StructureName,
  core: readonly Slot[],
  pool: readonly Fact[],
  length: VideoLength,
): Draft | undefined {
  const [least, most] = wordBounds(length)
  const room = most - speechAround
  const needed = core.reduce((sum, { fact }) => sum + fact.words, 0)
  if (needed > room) return undefined
  const slots = [...core]
  let words = needed
  const canAdd = (fact: Fact) =>
    !slots.some((slot) => slot.fact === fact) &&
    // A question without an answer would disappoint viewers.
    fact.note.kind !== 'question' &&
    // A second moment would start a second story.
    !(structure === 'story' && fact.note.kind === 'moment') &&
    words + fact.words <= room &&
    (structure === 'list' || !fact.sentences[0]?.pointsBack) &&
    core.some((slot) => isRelated(slot.fact, fact))
  const target = least + (most - least) * 0.4
  while (words + speechAround < target && structure !== 'list') {
    const found = pool.find(canAdd)
    if (!found) break
    slots.push({ role: 'support', fact: found })
    words += found.words
  }
  const topic = core[0]!.fact.note.topic.trim()
  return { structure, topic, slots: inOrder(slots), isLongEnough: words + speechAround >= least * enough }
}

const early = new Set(['moment', 'thing', 'mistake'])
const lateKinds: readonly NoteKind[] = ['fix', 'before-after', 'number', 'quote', 'result', 'opinion']

/** Scene-setting notes follow the opening; conclusions come last. */
function inOrder(slots: readonly Slot[]): Slot[] {
  const [opening, ...others] = slots
  const isEarly = ({ role, fact }: Slot) => role === 'support' && early.has(fact.note.kind)
  const isLate = ({ role, fact }: Slot) => role === 'support' && !early.has(fact.note.kind)
  const isMiddle = (slot: Slot) => !isEarly(slot) && !isLate(slot) && slot.role !== 'result'
  // An answer directly follows its question.
  const [answer, ...rest] =
    others[0]?.role === 'answer' || others[0]?.role === 'truth' ? others : [undefined, ...others]
  return [
    opening!,
    ...(answer ? [answer] : []),
    ...rest.filter((slot): slot is Slot => slot !== undefined && isEarly(slot)),
    ...rest.filter((slot): slot is Slot => slot !== undefined && isMiddle(slot)),
    ...rest
      .filter((slot): slot is Slot => slot !== undefined && isLate(slot))
      .toSorted((a, b) => lateKinds.indexOf(a.fact.note.kind) - lateKinds.indexOf(b.fact.note.kind)),
    ...rest.filter((slot): slot is Slot => slot?.role === 'result'),
  ]
}
