import type { NoteKind } from '../../contract/notes.ts'
import type { VideoLength } from '../../contract/choices.ts'
import type { Script } from '../../contract/script.ts'
import { countWords } from '../speaking-time.ts'
import { countBlanks, wordsPerBlank } from './blanks.ts'
import { callOf } from './call.ts'
import { cueFor } from './cues.ts'
import type { ComposerContext } from './composer-context.ts'
import { enough, wordBounds, type Draft } from './draft.ts'
import { spoken, type Fact, type Part } from './fact.ts'
import { chooseHooks, maxHookLength } from './hooks.ts'
import { continues, isReply, sharedWords } from './relate.ts'
import { unfinish } from './sentences.ts'
import { statesBelief, type Slot } from './structures.ts'
import { tipsFor } from './tips.ts'

type Asked = {
  draft: Draft
  videoLength: VideoLength
  recentParts: readonly string[]
  unused: readonly Fact[]
  leftOut?: string
}

/** Connects the notes of a draft; fills the remaining length with blanks and questions. */
export function composeScript(
  context: ComposerContext,
  { draft, videoLength, recentParts, unused, leftOut }: Asked,
): Script {
  const { slots, topic } = draft
  const facts = slots.map(({ fact }) => fact)
  const question = shortQuestion(draft)
  const said = slots.filter(({ fact }) => spoken(fact) !== question)
  const parts = said.map((slot, at) => ({
    text: speak(context, slot, at, { slots: said, recentParts }),
    fact: slot.fact,
  }))
  const call: Part = { text: callOf(context, draft.structure, kindOf(draft)) }
  const [least] = wordBounds(videoLength)
  const whole = [
    ...parts,
    ...missingParts(context, parts, call, least, draft),
    ...(call.text === '' ? [] : [call]),
  ]
  const hooks = chooseHooks(
    {
      facts,
      // A list starts with 'One:', so a hook may come from its first item.
      firstPart: draft.structure === 'list' ? '' : spoken(said[0]!.fact),
      structure: draft.structure,
      isTold: slots.some(({ role }) => role === 'told'),
      question,
      kind: kindOf(draft),
      topic,
      audience: context.audiences[0] ?? '',
      phrases: context.phrases,
      isAllowed: context.isAllowed,
      say: context.say,
      isWritten: context.language !== 'other',
    },
    context.chance,
  )
  return {
    hooks,
    script_parts: whole.map(({ text }) => text),
    visual_cues: whole.map((part, at) => cueFor(context, part, at)),
    engagement_tips: tipsFor(context, {
      facts,
      hooks,
      call: call.text,
      unused,
      leftOut,
      blanks: countBlanks(whole.map(({ text }) => text).join(' ')),
      seconds: shortBy(whole, least),
    }),
  }
}

/** The kind that all items of a list share, or that of the opening note. */
function kindOf({ structure, slots }: Pick<Draft, 'structure' | 'slots'>): NoteKind | undefined {
  const kinds = new Set(slots.map(({ role, fact }) => (role === 'told' ? undefined : fact.note.kind)))
  return structure === 'list' && kinds.size > 1 ? undefined : [...kinds][0]
}

/** The speaking time, if shorter than requested. */
function shortBy(parts: readonly Part[], least: number): number | undefined {
  const words = 8 + parts.reduce((sum, { text }) => sum + countWords(text), 0)
  const isOpen = parts.some(({ label }) => label !== undefined)
  return words >= least || isOpen ? undefined : Math.round(words / 2.5)
}

/** If the question leaves room for an opening, every hook asks it and the script doesn't repeat it. */
function shortQuestion({ structure, slots }: Draft): string | undefined {
  const first = slots[0]?.fact
  if (structure !== 'question' || !first) return undefined
  const text = spoken(first)
  return countWords(text) <= maxHookLength - 3 && first.sentences[0]?.isQuestion ? text : undefined
}

const bareKinds = new Set(['moment', 'thing', 'quote', 'before-after', 'number'])

const ownStart =
  /^(?:[^.!?]{0,30}:\s|(?:since|after|before|by|in|on|at|last|today|seit|nach|vor|im|am|in|bei|letzte\w?|heute)\s)/i

type Around = { slots: readonly Slot[]; recentParts: readonly string[] }

function speak(context: ComposerContext, slot: Slot, at: number, around: Around): string {
  const { phrases } = context
  const { role, fact } = slot
  if (role === 'item' && context.language !== 'other') return `${phrases.ordinals[at] ?? ''} ${spoken(fact)}`
  const text = spoken(fact)
  // In an unsupported language, the creator's sentences stand alone in their order.
  if (role === 'told' || context.language === 'other') return text
  const frame = framed(context, fact)
  if (frame !== undefined) return frame
  // The first line follows a hook; a note with its own lead-in or time needs no second one.
  // 'Since then …' needs none either.
  if (at === 0 || fact.lacks || ownStart.test(text) || (role === 'support' && bareKinds.has(fact.note.kind)))
    return text
  const lead = leadOf(context, slot, at, around)
  return lead === undefined ? text : `${context.say(lead)} ${text}`
}

const framed = ({ phrases, say }: ComposerContext, fact: Fact) =>
  fact.isFragment && !isReply(fact)
    ? say(phrases.frames[fact.note.kind](unfinish(asTyped(fact)).replace(/[?!]$/, '')))
    : undefined

/** With the capitals that later sentences lack, but not at its start, because a frame precedes it. */
const asTyped = (fact: Fact) => `${fact.note.words.trimStart().slice(0, 1)}${spoken(fact).slice(1)}`

const firstPerson = /\b(?:I|my|we|our|ich|wir|mein\w{0,2}|unser\w{0,2})\b/i

const articles = new Set(['the', 'der', 'die', 'das'])

/** Prefers one that this creator's recent scripts did not use. */
function leadOf(
  context: ComposerContext,
  { role, fact }: Slot,
  at: number,
  { slots, recentParts }: Around,
): string | undefined {
  const { note, sentences } = fact
  const { phrases, chance, isAllowed } = context
  // An opinion in the first person introduces itself.
  if (note.kind === 'opinion' && /^(?:I|Ich)\b/.test(note.words.trim())) return undefined
  // A result of something else, or a belief that its own note corrects, needs no announcement.
  const previous = slots.slice(0, at).map((slot) => slot.fact)
  if (note.kind === 'before-after') return undefined
  const isResultOf = (other: Fact) => continues(other, fact) && !statesBelief(other)
  if (note.kind === 'result' && !previous.some(isResultOf)) return undefined
  if (role === 'truth' && previous[0]!.sentences.length > 1) return undefined
  // What follows other people's mistake may be another thought.
  const mistake = previous.find((other) => other.note.kind === 'mistake')
  const isTheirs = mistake && !firstPerson.test(mistake.sentences[0]!.text)
  if (note.kind === 'fix' && isTheirs && !previous.some((other) => sharedWords(other, fact).words > 0))
    return undefined
  // What others believe is nothing that went wrong.
  if (role !== 'belief' && note.kind === 'mistake' && statesBelief(fact)) return undefined
  // 'What I do now: Now I wait' is redundant.
  const opening = note.words
    .toLowerCase()
    .split(/[^\p{L}]/u)
    .slice(0, 4)
  const repeats = (lead: string) =>
    opening.some((word) => word.length > 2 && !articles.has(word) && lead.toLowerCase().includes(word))
  const isInstruction = sentences[0]?.words[0]?.isVerb ?? false
  const instructions = isTheirs ? phrases.adviceLeads : phrases.instructionLeads
  const ofKind = isInstruction && note.kind === 'fix' ? instructions : phrases.kindLeads[note.kind]
  const isOutcome = note.kind === 'result' && slots.slice(0, at).some((slot) => slot.fact.note.kind === 'fix')
  const leads = (isOutcome ? phrases.outcomeLeads : (phrases.roleLeads[role] ?? ofKind ?? [])).filter(
    (lead) => isAllowed(lead) && !repeats(lead),
  )
  const uses = (lead: string) => recentParts.filter((part) => part.startsWith(context.say(lead))).length
  const least = Math.min(...leads.map(uses))
  const fresh = leads.filter((lead) => uses(lead) === least)
  return fresh.length === 0 ? undefined : chance.pick(fresh)
}

/** Adds blanks for what the notes don't cover, until the requested length is reached. */
function missingParts(
  context: ComposerContext,
  parts: readonly Part[],
  call: Part,
  least: number,
  { structure, slots }: Pick<Draft, 'structure' | 'slots'>,
): Part[] {
  const { phrases } = context
  const hookWords = 8
  let words = hookWords + [...parts, call].reduce((sum, { text }) => sum + countWords(text), 0)
  const known = new Set(slots.map(({ fact, role }) => (role === 'told' ? undefined : fact.note.kind)))
  const isTold = slots.some(({ role }) => role === 'told')
  // First what the structure needs, then what can close any script.
  // A mistake that many make has no end.
  const isGeneral = structure === 'story' && slots[0]?.fact.note.kind === 'mistake'
  const lacking =
    isTold || isGeneral
      ? []
      : (phrases.closing[structure] ?? []).filter((label) => !known.has(phrases.blanks[label]!.kind))
  const missing: Part[] = []
  const usable = [...new Set([...lacking, ...phrases.more])].filter((label) =>
    context.isAllowed(`${label} ${phrases.blanks[label]!.lead}`),
  )
  for (const label of usable) {
    if (words >= least * (missing.length === 0 ? enough : 0.8)) break
    const part = blankPart(context, label)
    missing.push(part)
    words += countWords(phrases.blanks[label]!.lead) + wordsPerBlank
  }
  return missing
}

export function blankPart({ phrases, language, say }: ComposerContext, label: string): Part {
  const { lead } = phrases.blanks[label]!
  // In an unsupported language, a blank stands alone.
  return { text: language === 'other' ? `[${label}]` : `${say(lead)} [${label}].`, label }
}
