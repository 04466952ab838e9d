import type { NoteKind } from '../../contract/notes.ts'

import type { Fact } from './fact.ts'
import { namesPerson } from './references.ts'
import { stemsOf } from './stems.ts'
import { answers, asksAmount, continues, isRelated, isReply, relation, sharedWords } from './relate.ts'

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

type Need = {
  role: Role
  kinds: readonly NoteKind[]
  fits?: (fact: Fact) => boolean
  /** How much it must have in common with the others. */
  least?: number
  isOptional?: (opening: Fact) => boolean
}

const always = () => true

/** What each structure needs, in spoken order. A structure without its notes is not offered. */
const needs: Record<Exclude<StructureName, 'list'>, readonly Need[]> = {
  question: [
    { role: 'question', kinds: ['question'], fits: (fact) => fact.sentences.length === 1 },
    { role: 'answer', kinds: ['number', 'fix', 'opinion', 'result', 'quote'], least: 3 },
  ],
  myth: [
    { role: 'belief', kinds: ['mistake', 'opinion', 'quote'], fits: statesBelief },
    {
      role: 'truth',
      kinds: ['fix', 'result', 'number', 'opinion'],
      fits: (fact) => !statesBelief(fact),
      // The note often corrects the belief itself.
      isOptional: ({ sentences }) => sentences.length >= 2,
    },
  ],
  story: [
    { role: 'moment', kinds: ['moment', 'mistake'], fits: (fact) => !statesBelief(fact) },
    {
      role: 'obstacle',
      kinds: ['mistake'],
      fits: (fact) => !statesBelief(fact),
      least: 3,
      isOptional: always,
    },
    { role: 'turn', kinds: ['fix'], isOptional: always },
    { role: 'result', kinds: ['result', 'before-after'], isOptional: always },
  ],
  proof: [
    { role: 'proof', kinds: ['number', 'opinion'], fits: (fact) => !fact.isFragment },
    { role: 'support', kinds: ['mistake', 'moment', 'fix', 'number', 'result', 'thing', 'opinion', 'quote'] },
  ],
  'before-after': [
    { role: 'change', kinds: ['before-after'], fits: tellsBoth },
    {
      role: 'support',
      kinds: ['fix', 'mistake', 'moment', 'number', 'thing', 'opinion', 'quote', 'result'],
      isOptional: always,
    },
  ],
}

/** Every way these notes of one topic can fill the structure, one per possible opening note. */
export function fillStructure(name: StructureName, facts: readonly Fact[]): Slot[][] {
  if (name === 'list') return fillLists(facts)
  const [opening, ...others] = needs[name]
  return facts
    .filter((fact) => canTake(opening!, fact) && canOpen(fact, facts))
    .flatMap((first) => {
      const slots: Slot[] = [{ role: opening!.role, fact: first }]
      // Twice, because the turn may be related only to the result.
      for (const need of [...others, ...others]) {
        if (slots.some(({ role }) => role === need.role)) continue
        const found = bestOf(facts, need, slots)
        if (found) slots.push({ role: need.role, fact: found })
        else if (need.role === 'support') slots.push(...wholeStory(first, facts))
      }
      const isMissing = ({ role, isOptional }: Need) =>
        !isOptional?.(first) && !slots.some((slot) => slot.role === role)
      if (others.some(isMissing)) return []
      slots.sort(
        (a, b) =>
          needs[name].findIndex(({ role }) => role === a.role) -
          needs[name].findIndex(({ role }) => role === b.role),
      )
      return name === 'story' && !isTold(slots, facts) ? [] : [slots]
    })
}

/** The story that the opening was written next to, from its beginning, if they belong together. */
function wholeStory(first: Fact, facts: readonly Fact[]): Slot[] {
  const next = facts.filter((fact) => Math.abs(fact.place - first.place) === 1 && isRelated(first, fact))
  for (const end of next) {
    const chain = [end]
    const beginningOf = (fact: Fact) => facts.find((other) => other !== first && continues(other, fact))
    for (let before = beginningOf(end); before; before = beginningOf(before)) chain.unshift(before)
    if (chain.length > 1 && !continues(first, chain[0]!) && canOpen(chain[0]!, facts))
      return chain.map((fact) => ({ role: 'support', fact }))
  }
  return []
}

/** A story needs more than its beginning, unless that tells all of it. */
function isTold(slots: readonly Slot[], facts: readonly Fact[]): boolean {
  const [first] = slots
  const { note, sentences, words } = first!.fact
  if (note.kind !== 'moment')
    return (
      slots.some(({ role }) => role === 'turn' || role === 'result') &&
      // An obstacle doesn't open a story whose moment is known.
      !facts.some((fact) => fact.note.kind === 'moment' && relation(fact, first!.fact) >= 4)
    )
  const isWhole = sentences.length >= 3 || (sentences.length === 2 && words >= 20)
  return isWhole || slots.length > 1 || facts.some((fact) => continues(first!.fact, fact))
}

/** What it speaks of is named, if only in the topic: 'Adopting a dog: … The first night he cried.' */
function canOpen(fact: Fact, facts: readonly Fact[]): boolean {
  const { note, lacks } = fact
  // People ask 'Can she hear us?' without saying who she is.
  if (note.kind === 'question') return lacks !== 'beginning'
  if (lacks === 'beginning' || isReply(fact)) return false
  if (facts.some((other) => answers(other, fact))) return false
  // What continues another note doesn't come before it.
  if (facts.some((other) => continues(other, fact))) return false
  const namesOne = /(?:^|\s)(?:an?|my|our|mein\w{0,2}|unser\w{0,2}|ein\w{0,2})\s\p{L}/iu
  if (lacks === 'things') return note.topic.trim() !== ''
  return lacks === undefined || (lacks === 'person' && namesOne.test(note.topic))
}

/** 'By day three it had doubled' counts from something that was done, not from a mistake. */
const countsFrom = /^\s*(?:by|within|after|binnen|innerhalb|nach)\s/i

/** What it points back to, answers or continues has been said. */
export function canFollow(fact: Fact, slots: readonly Slot[], facts: readonly Fact[]): boolean {
  const isSaid = (other: Fact) => slots.some((slot) => slot.fact === other)
  const questions = facts.filter((other) => answers(other, fact))
  const beginnings = facts.filter((other) => continues(other, fact))
  return (
    questions.every(isSaid) &&
    beginnings.every(isSaid) &&
    (!countsFrom.test(fact.note.words) || slots.some((slot) => slot.fact.note.kind !== 'mistake')) &&
    (!isReply(fact) || questions.length > 0) &&
    (fact.lacks === undefined ||
      slots.some(
        (slot) =>
          fact.place - slot.fact.place === 1 &&
          (fact.lacks !== 'person' || namesPerson(slot.fact.sentences) || slot.fact.lacks === 'person'),
      ))
  )
}

/** A turn and a result are written down after what they change. */
const comesLater = ({ role }: Need, fact: Fact, first: Fact) =>
  (role !== 'turn' && role !== 'result') || fact.place > first.place || relation(fact, first) >= 4

function scoreOf({ role }: Need, fact: Fact, slots: readonly Slot[]): number {
  const first = slots[0]!.fact
  // 'How much?' is not answered by an opinion without an amount.
  const isAmountMissing = asksAmount.test(first.note.words) && !isReply(fact) && !canAnswer(first, fact)
  if (role === 'answer' && isAmountMissing) return 0
  if (role === 'answer' && !answers(first, fact)) {
    const { words, things } = sharedWords(first, fact)
    const ofTopic = [...stemsOf(first.note.topic)].filter(
      (stem) => first.stems.has(stem) && fact.stems.has(stem),
    )
    // 'How often?' is answered by the number before an opinion on it.
    const isNumber = fact.note.kind === 'number' && asksAmount.test(first.note.words)
    return canAnswer(first, fact) && things > 0 ? words + things + ofTopic.length + (isNumber ? 5 : 0) : 0
  }
  // Notes written one after the other are a belief and what is true, though they share no word.
  const isCorrection = role === 'truth' && fact.place - first.place === 1 && first.sentences.length === 1
  return Math.max(...slots.map((slot) => relation(slot.fact, fact))) + (isCorrection ? 3 : 0)
}

/** The note that has most in common with the others. */
function bestOf(facts: readonly Fact[], need: Need, slots: readonly Slot[]): Fact | undefined {
  const first = slots[0]!.fact
  const scored = facts
    .filter((fact) => canTake(need, fact) && !slots.some((slot) => slot.fact === fact))
    .filter((fact) => canFollow(fact, slots, facts) && comesLater(need, fact, first))
    .map((fact) => ({ fact, score: scoreOf(need, fact, slots) }))
  const order = ({ note }: Fact) => need.kinds.indexOf(note.kind)
  const byKind = scored.toSorted((a, b) => order(a.fact) - order(b.fact))
  const best = byKind.reduce((a, b) => (b.score > a.score ? b : a), {
    fact: undefined as Fact | undefined,
    score: 0,
  })
  return best.score >= (need.least ?? 2) ? best.fact : undefined
}

/** Three notes of one kind, or three statements that stand alone. */
function fillLists(facts: readonly Fact[]): Slot[][] {
  const items = facts.filter(
    (fact) =>
      fact.lacks === undefined &&
      fact.sentences.length <= 3 &&
      !isReply(fact) &&
      !/^(?:now|jetzt|heute|inzwischen)\b/i.test(fact.note.words.trim()) &&
      !facts.some(
        (other) => answers(other, fact) || (eventKinds.includes(other.note.kind) && isRelated(other, fact)),
      ),
  )
  const lists = listKinds.flatMap((kind) =>
    threesOf(items.filter(({ note }) => note.kind === kind)).slice(0, 1),
  )
  const statements = items.filter(
    (fact) => statementKinds.includes(fact.note.kind) && !fact.isFragment && !statesBelief(fact),
  )
  return [...lists, ...threesOf(statements)].map((three) => three.map((fact) => ({ role: 'item', fact })))
}

const listKinds: readonly NoteKind[] = ['mistake', 'fix', 'thing', 'number', 'opinion']
/** A number or fix that belongs to one of these is a part of its story. */
const eventKinds: readonly NoteKind[] = ['moment', 'before-after', 'result']
const statementKinds: readonly NoteKind[] = ['fix', 'opinion']

const threesOf = (facts: readonly Fact[]) => facts.slice(2).map((_, at) => facts.slice(at, at + 3))

const canTake = ({ kinds, fits }: Need, fact: Fact) =>
  kinds.includes(fact.note.kind) && (fits?.(fact) ?? true)

const saying =
  /\b(?:everyone says|everybody says|people say|(?<!(?:if|when) )they say|alle sagen|viele sagen)\b/i

export function statesBelief({ note }: Fact): boolean {
  // Quoted words are what people say, not what they believe.
  if (saying.test(note.words) && !/["“„«]/.test(note.words)) return true
  // 'I think' is an opinion; 'I thought' was a belief.
  return /(?<!\b(?:I|ich) )\b(?:think|believe|assume|swear|glaube|denke)\b|\b(?:thinks|thought|believes|believed|myth|supposed to|assumes|assumed|swears|glaub(?:en|t|te|ten)|denk(?:en|t)|dachte\w*|angeblich|es heißt|heißt es|Mythos|Irrtum)\b/i.test(
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
