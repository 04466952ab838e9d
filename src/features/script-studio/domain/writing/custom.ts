import { dropLastWord } from '#platform/common/text.ts'
import type { Goal, VideoLength } from '../../contract/choices.ts'
import type { NoteKind } from '../../contract/notes.ts'
import type { Script } from '../../contract/script.ts'
import type { CustomBrief } from '../brief.ts'
import { countWords } from '../speaking-time.ts'
import { callOf } from './call.ts'
import { createComposerContext, type ComposerContext } from './composer-context.ts'
import { wordBounds, type Draft } from './draft.ts'
import { nounPhrases } from './clauses.ts'
import { readFact, spoken, type Fact } from './fact.ts'
import { composeFillIn } from './fill-in.ts'
import { fitsHook, ownHooks } from './hooks.ts'
import type { Tagger, WritingNote } from './note.ts'
import type { FillIn } from './phrases/phrases.ts'
import { composeScript } from './script.ts'
import { capitalize, dropEnd, splitSentences, unfinish } from './sentences.ts'
import type { StructureName } from './structures.ts'

export type ComposedCustom = { title: string; script: Script & { note_ids: string[] } }

const maxTitleLength = 90

/** 'Script My Idea': uses the creator's text in their order; a bare subject becomes a script with blanks. */
export function composeCustom(brief: CustomBrief, tag: Tagger): ComposedCustom {
  const { description, goal, videoLength, tone } = brief.request
  const context = createComposerContext({ ...brief, facts: { ...brief.facts, tone } }, description, tag)
  const { subject, sentences } = readRequest(description)
  const facts = sentences.map((words, at) => readFact(asNote(words, subject, at), context.tag))
  const { kept, leftOut } = fitSentences(facts, context, videoLength)
  const title = titleOf(context, subject, kept, description)
  if (kept.length === 0 || (kept.length === 1 && kept[0]!.isFragment)) {
    const subjectOrText = subject || unfinish(description.split('\n')[0] ?? '')
    return { title, script: { ...composeSubject(context, subjectOrText, goal, videoLength), note_ids: [] } }
  }
  const draft: Draft = {
    structure: structures[goal],
    topic: subject.length <= 60 ? subject : '',
    slots: kept.map((fact) => ({ role: 'told', fact })),
    isLongEnough: true,
  }
  const script = composeScript(context, {
    draft,
    videoLength,
    recentParts: brief.recentParts,
    unused: [],
    ...(leftOut && { leftOut }),
  })
  return { title, script: { ...script, note_ids: [] } }
}

const structures: Record<Goal, StructureName> = {
  'Educational/Tutorial': 'question',
  'Entertainment/Story': 'story',
  'Behind-the-scenes': 'story',
  'Product/Service showcase': 'proof',
  'Personal story/Experience': 'story',
  'Tips & advice': 'myth',
  'Transformation/Before & After': 'before-after',
}

const wish =
  /^(?:(?:please |can you |could you |i(?:['’]d| would) like |i want |i wanna |i need |let['’]?s |we should |make |do |write |create |film |script |mach |schreib |ich (?:will|möchte|hätte|würde|brauche) )[^.!?]{0,60}\b(?:video|short|reel|clip|script|tiktok|post|story|skript|beitrag|film)\b|(?:an? |the |my |short |quick |ein |eine |kurzes )*(?:video|short|reel|clip|script|tiktok|story|tutorial|post|skript|beitrag)\s+(?:about|on|for|where|that|showing|explaining|über|zu|wie)\b)/i

/** 'A video about garlic. I burned it for ten years.' starts with its subject; the rest is the story. */
function readRequest(description: string): { subject: string; sentences: string[] } {
  const sentences = splitSentences(description)
  const [first = ''] = sentences
  if (wish.test(first)) {
    const named =
      /\b(?:about|on|über|zu)\s+(.{3,120})$/i.exec(unfinish(first))?.[1] ??
      /\b(how|why|where|wie|warum)\s.{3,120}$/i.exec(unfinish(first))?.[0] ??
      ''
    return { subject: dropEnd(named, '!?:'), sentences: sentences.slice(1) }
  }
  // A single line without a full stop is a subject: '3 mistakes people make with their first credit card'.
  if (sentences.length === 1 && !/[.!…]["”]?\s*$/.test(description) && countWords(first) <= 14)
    return { subject: unfinish(first), sentences: [] }
  return { subject: '', sentences }
}

/** The beginning that fits, in whole sentences, because later ones would lose their context. */
function fitSentences(facts: readonly Fact[], context: ComposerContext, length: VideoLength) {
  const [, most] = wordBounds(length)
  const room = most - 14 - countWords(callOf(context, 'story'))
  const kept: Fact[] = []
  let words = 0
  for (const fact of facts.filter(({ note }) => context.isAllowed(note.words))) {
    if (words + fact.words > room) break
    kept.push(fact)
    words += fact.words
  }
  return { kept, leftOut: facts.slice(kept.length).map(spoken).join(' ') }
}

function asNote(words: string, topic: string, at: number): WritingNote {
  return { id: `request-${at}`, kind: kindOf(words), topic, words, tags: [], usedIn: [] }
}

function kindOf(words: string): NoteKind {
  if (/\?["”]?$/.test(words)) return 'question'
  if (/[“"„«][^“”"„«»]{3,200}[”"“»]/.test(words)) return 'quote'
  return /\d/.test(words) ? 'number' : 'moment'
}

function titleOf(
  context: ComposerContext,
  subject: string,
  kept: readonly Fact[],
  description: string,
): string {
  const own =
    kept.length > 0
      ? ownHooks({ facts: kept, firstPart: '', phrases: context.phrases }).map(({ text }) => unfinish(text))
      : []
  const found = [subject, ...own]
    .map(capitalize)
    .find((text) => text.length >= 3 && text.length <= maxTitleLength && context.isAllowed(text))
  if (found !== undefined) return found
  const [first = ''] = description.trim().split('\n')
  // '.' has nothing left without its end.
  const line = capitalize(unfinish(first)) || first
  return line.length <= maxTitleLength ? line : `${dropLastWord(line.slice(0, maxTitleLength - 2))} …`
}

/** A subject without a story: asks questions, with the subject as a hook. */
function composeSubject(context: ComposerContext, subject: string, goal: Goal, length: VideoLength): Script {
  const { phrases } = context
  const spokenSubject = capitalize(subject)
  const asQuestion = spokenSubject.endsWith('?')
  const isList = /^(?:3|three|drei)\s/i.test(subject)
  // 'How bellows work' is explained, not told as a story.
  const isExplained = /^(?:how|why|what|wie|warum|was)\s/i.test(subject)
  const wanted = isList ? 'list' : isExplained ? 'question' : structures[goal]
  const base =
    phrases.fillIns.find(({ structure }) => structure === (asQuestion ? 'question' : wanted)) ??
    phrases.fillIns[0]!
  const line = asQuestion ? spokenSubject : `${dropEnd(spokenSubject, '.!')}.`
  const [first, ...others] = phrases.subjectHooks
  const shape: FillIn = {
    ...base,
    // Does not ask for a question that was typed.
    blanks: isList ? phrases.listBlanks : asQuestion || isExplained ? base.blanks.slice(1) : base.blanks,
    hooks: () =>
      [fitsHook(line) ? [asQuestion ? 'question' : 'topic', line] : first!, ...others].slice(0, 3) as never,
  }
  return composeFillIn(context, shape, nounOf(context, subject), length)
}

const nounOf = (context: ComposerContext, subject: string) =>
  nounPhrases(context.tag(subject))[0] ?? subject.slice(0, 60)
