import type { NoteKind } from '../../contract/notes.ts'

import type { Fact } from './fact.ts'
import { isListable, relation } from './relate.ts'

const frequency =
  /\b(?:once|twice|every|each|times|daily|weekly|monthly|per|einmal|zweimal|jede\w{0,2}|täglich|wöchentlich|pro|mal)\b/i
const amount = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|half|zwei|drei|vier|fünf|zehn|halb)\b/i
const reason = /\b(?:because|costs?|so|since|means|weil|denn|deshalb|damit|kostet)\b/i

/**
 * Whether a note may be announced as the answer to a question: how often asks for how often, why for a reason. Notes on
 * the same thing that answer something else stay what they are.
 */
function canAnswer(question: Fact, note: Fact): boolean {
  const asked = question.note.words
  const { kind, words } = note.note
  if (/^(?:how often|wie oft)\b/i.test(asked)) return frequency.test(words) && kind !== 'mistake'
  if (/^(?:how (?:much|many|long|far|big|old)|wie (?:viel|viele|lange|groß|weit))\b/i.test(asked))
    return amount.test(words)
  if (/^(?:why|warum|wieso|weshalb)\b/i.test(asked)) return kind === 'opinion' || reason.test(words)
  if (/^(?:how|wie)\b/i.test(asked)) return kind === 'fix' || kind === 'opinion'
  if (/^(?:what|which|who|where|when|was|welche\w?|wer|wo|wann)\b/i.test(asked)) return kind === 'opinion'
  return kind !== 'number'
}

export const structureNames = ['question', 'myth', 'list', 'story', 'proof', 'before-after'] as const
export type StructureName = (typeof structureNames)[number]

/** What an idea will be scripted from. Stored with it. */
export type IdeaPlan = { structure: StructureName; topic: string; noteIds: string[] }

export type Role =
  | 'question'
  | 'answer'
  | 'belief'
  | 'truth'
  | 'item'
  | 'moment'
  | 'obstacle'
  | 'turn'
  | 'result'
  | 'proof'
  | 'change'
  | 'support'
  /** A sentence from a text in the creator's own order. */
  | 'told'
export type Slot = { role: Role; fact: Fact }

type Need = { role: Role; kinds: readonly NoteKind[]; fits?: (fact: Fact) => boolean; isOptional?: boolean }

/** What each structure needs, in spoken order. A structure without its notes is not offered. */
const needs: Record<Exclude<StructureName, 'list'>, readonly Need[]> = {
  question: [
    { role: 'question', kinds: ['question'], fits: (fact) => fact.sentences.length === 1 },
    { role: 'answer', kinds: ['number', 'fix', 'opinion', 'result'] },
  ],
  myth: [
    { role: 'belief', kinds: ['mistake', 'opinion', 'question', 'quote'], fits: statesBelief },
    { role: 'truth', kinds: ['fix', 'result', 'number', 'opinion'], fits: (fact) => !statesBelief(fact) },
  ],
  story: [
    { role: 'moment', kinds: ['moment', 'mistake', 'quote'], fits: (fact) => !statesBelief(fact) },
    { role: 'obstacle', kinds: ['mistake'], isOptional: true },
    { role: 'turn', kinds: ['fix'], isOptional: true },
    { role: 'result', kinds: ['result', 'before-after'], isOptional: true },
  ],
  proof: [
    { role: 'proof', kinds: ['number', 'result', 'opinion'] },
    { role: 'support', kinds: ['mistake', 'moment', 'fix', 'number', 'result', 'thing', 'opinion', 'quote'] },
  ],
  'before-after': [
    { role: 'change', kinds: ['before-after'], fits: tellsBoth },
    { role: 'support', kinds: ['fix', 'mistake', 'moment', 'number', 'thing', 'opinion', 'quote', 'result'] },
  ],
}

/** Every way these notes of one topic can fill the structure, one per possible opening note. */
export function fillStructure(name: StructureName, facts: readonly Fact[]): Slot[][] {
  if (name === 'list') return fillList(facts)
  const [opening, ...others] = needs[name]
  return facts
    .filter((fact) => canTake(opening!, fact) && !isDependent(fact) && !lacksPerson(fact, facts))
    .flatMap((first) => {
      const slots: Slot[] = [{ role: opening!.role, fact: first }]
      // Twice, because the turn may be related only to the result.
      for (const need of [...others, ...others]) {
        if (slots.some(({ role }) => role === need.role)) continue
        const found = bestOf(facts, need, slots)
        if (found) slots.push({ role: need.role, fact: found })
      }
      if (others.some(({ role, isOptional }) => !isOptional && !slots.some((slot) => slot.role === role)))
        return []
      slots.sort(
        (a, b) =>
          needs[name].findIndex(({ role }) => role === a.role) -
          needs[name].findIndex(({ role }) => role === b.role),
      )
      // A story needs more than its beginning, unless that tells all of it.
      const ends = slots.some(({ role }) => role === 'turn' || role === 'result')
      // An obstacle doesn't open a story whose moment is known.
      if (
        name === 'story' &&
        first.note.kind === 'mistake' &&
        facts.some((fact) => fact.note.kind === 'moment' && relation(fact, first) >= 2)
      )
        return []
      const isTold = name !== 'story' || ends || (first.note.kind === 'moment' && first.sentences.length >= 3)
      return isTold ? [slots] : []
    })
}

/**
 * The note that has most in common with the others. An obstacle must belong to its moment, so it needs more.
 */
function bestOf(facts: readonly Fact[], need: Need, slots: readonly Slot[]): Fact | undefined {
  const least = need.role === 'obstacle' ? 2 : 1
  const scored = facts
    .filter((fact) => need.role !== 'answer' || canAnswer(slots[0]!.fact, fact))
    .filter((fact) => canTake(need, fact) && !slots.some((slot) => slot.fact === fact))
    .map((fact) => ({ fact, score: Math.max(...slots.map((slot) => relation(slot.fact, fact))) }))
    // 'Since then …' may follow what it clearly belongs to.
    .filter(
      ({ fact, score }) =>
        !isDependent(fact) || (score >= 2 && ['turn', 'result', 'answer'].includes(need.role)),
    )
  const order = ({ note }: Fact) => need.kinds.indexOf(note.kind)
  const byKind = scored.toSorted((a, b) => order(a.fact) - order(b.fact))
  const best = byKind.reduce((a, b) => (b.score > a.score ? b : a), {
    fact: undefined as Fact | undefined,
    score: 0,
  })
  return best.score >= least ? best.fact : undefined
}

function fillList(facts: readonly Fact[]): Slot[][] {
  const lists: Slot[][] = []
  for (const kind of ['mistake', 'fix', 'thing', 'number', 'question', 'opinion'] as const) {
    const items = facts.filter(({ note, sentences }) => note.kind === kind && sentences.length <= 3)
    const first = items.find(
      (item) => items.filter((other) => other !== item && isListable(item, other)).length >= 2,
    )
    if (!first) continue
    const three = [first, ...items.filter((other) => other !== first && isListable(first, other))].slice(0, 3)
    lists.push(three.map((fact) => ({ role: 'item', fact })))
  }
  return [...lists, ...mixedLists(facts)]
}

/** Notes that have only their topic in common: three at a time, in the order in which they were written. */
function mixedLists(facts: readonly Fact[]): Slot[][] {
  const items = facts.filter(
    (fact) =>
      !isDependent(fact) &&
      !lacksPerson(fact, facts) &&
      !statesBelief(fact) &&
      !fact.isFragment &&
      fact.sentences.length <= 3 &&
      !['question', 'before-after'].includes(fact.note.kind),
  )
  return items.slice(2).map((_, at) => items.slice(at, at + 3).map((fact): Slot => ({ role: 'item', fact })))
}

const canTake = ({ kinds, fits }: Need, fact: Fact) =>
  kinds.includes(fact.note.kind) && (fits?.(fact) ?? true)

const isDependent = ({ sentences }: Fact) => sentences[0]?.pointsBack ?? true

const introduced = /^(?:an?|my|our|one|another|some|every|each|no)$/i

/** 'After she sent the photos' needs the note that says who she is, unless the topic speaks of her throughout. */
const lacksPerson = (fact: Fact, facts: readonly Fact[]) =>
  namesNoPerson(fact) && facts.filter(namesNoPerson).length === 1

function namesNoPerson({ sentences }: Fact): boolean {
  const words = sentences.flatMap((sentence) => sentence.words)
  const at = words.findIndex(({ text }) => /^(?:he|him|his|she|her)$/i.test(text))
  return (
    at >= 0 &&
    !words
      .slice(0, at)
      .some(
        ({ isPerson, isName, isNoun }, before) =>
          isPerson ||
          isName ||
          (isNoun && words.slice(Math.max(0, before - 3), before).some(({ text }) => introduced.test(text))),
      )
  )
}

export function statesBelief({ note }: Fact): boolean {
  return /\b(?:think|thinks|thought|believe|believes|believed|everyone says|everybody says|people say|they say|myth|supposed to|assume|assumes|assumed|swear|swears|glaub\w*|denk\w*|dachte\w*|angeblich|es heißt|heißt es|alle sagen|viele sagen|Mythos|Irrtum)\b/i.test(
    note.words,
  )
}

function tellsBoth({ note, sentences }: Fact): boolean {
  return (
    sentences.length >= 2 ||
    /\b(?:before|after|used to|now|then|from|until|went|vorher|nachher|früher|heute|jetzt|statt|von)\b/i.test(
      note.words,
    )
  )
}
