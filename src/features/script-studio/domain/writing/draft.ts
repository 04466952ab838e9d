import type { VideoLength } from '../../contract/choices.ts'
import { secondsOf } from '../speaking-time.ts'
import type { Fact } from './fact.ts'
import { continues, isRelated, sharedWords, topicKey } from './relate.ts'
import { canFollow, fillStructure, structureNames, type Slot, type StructureName } from './structures.ts'

/** Notes in the order in which a script uses them. */
export type Draft = { structure: StructureName; topic: string; slots: readonly Slot[]; isLongEnough: boolean }

/** Speech is 150 words per minute. */
export function wordBounds(length: VideoLength): readonly [least: number, most: number] {
  const [least, most] = secondsOf(length)
  return [Math.ceil(least * 2.5), Math.floor(most * 2.5)]
}

/** A short script can be posted as it is; one with a blank cannot. */
export const enough = 0.45

/** The approximate number of words of a hook, lead-ins and a call to action, and their minimum. */
const speechAround = 22
const leastAround = 14

/** The requested length; a short draft uses no more notes than it needs. */
type Size = { length: VideoLength; isShort?: boolean | undefined }

export function draftsOf(facts: readonly Fact[], size: Size): Draft[] {
  const topics = Map.groupBy(facts, topicKey)
  return [...topics.values()].flatMap((group) =>
    structureNames.flatMap((structure) =>
      fillStructure(structure, group).flatMap((slots) => {
        const draft = fitDraft(structure, slots, group, size)
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
  { length, isShort = false }: Size,
): Draft | undefined {
  const [least, most] = wordBounds(length)
  const room = most - speechAround
  const needed = core.reduce((sum, { fact }) => sum + fact.words, 0)
  if (needed > room) return undefined
  const slots = [...core]
  let words = needed
  // A second moment or mistake would start a second story.
  const begins = (fact: Fact) => ['moment', 'mistake'].includes(fact.note.kind)
  const canAdd = (fact: Fact) =>
    !slots.some((slot) => slot.fact === fact) &&
    // A question without an answer would disappoint viewers.
    fact.note.kind !== 'question' &&
    !(begins(fact) && slots.some((slot) => begins(slot.fact))) &&
    words + fact.words <= room &&
    isSpeakable(fact, slots) &&
    canFollow(fact, slots, pool) &&
    (core.some((slot) => isRelated(slot.fact, fact)) || slots.some((slot) => continues(slot.fact, fact)))
  const target = isShort ? least * 0.7 : least + (most - least) * 0.4
  // What begins a story is left to a video of its own.
  const ordered = isShort ? [...pool.filter((fact) => !begins(fact)), ...pool.filter(begins)] : pool
  while (words + speechAround < target && structure !== 'list') {
    const found = ordered.find(canAdd)
    if (!found) break
    slots.push({ role: 'support', fact: found })
    words += found.words
  }
  // A question is the hook.
  const asked = structure === 'question' ? core[0]!.fact.words : 0
  const isLongEnough = words - asked + leastAround >= least * enough
  const topic = core[0]!.fact.note.topic.trim()
  return { structure, topic, slots: structure === 'list' ? slots : inOrder(slots), isLongEnough }
}

/** A bare number or quotation interrupts a script; a thing suits what was written right before it. */
const isSpeakable = (fact: Fact, slots: readonly Slot[]) =>
  fact.note.kind === 'thing'
    ? slots.some((slot) => fact.place - slot.fact.place === 1 && sharedWords(slot.fact, fact).words < 2)
    : !fact.isFragment || ['fix', 'mistake'].includes(fact.note.kind)

/** The opening with its answer, then the creator's own order, which tells things as they happened. */
function inOrder(slots: readonly Slot[]): Slot[] {
  const [opening, ...others] = slots
  const isNext = ({ role }: Slot) => role === 'answer' || role === 'truth'
  return [
    opening!,
    ...others.filter(isNext),
    ...others.filter((slot) => !isNext(slot)).toSorted((a, b) => a.fact.place - b.fact.place),
  ]
}
