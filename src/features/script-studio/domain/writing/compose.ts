import type { Brief, LineBrief } from '../brief.ts'
import { composeCaption } from './caption.ts'
import { composeIdeaScript } from './compose-idea-script.ts'
import { composeCustom } from './custom.ts'
import { composeIdeas } from './ideas.ts'
import { countBlanks } from './blanks.ts'
import { callOf } from './call.ts'
import { createComposerContext } from './composer-context.ts'
import { readFact, spoken, type Fact } from './fact.ts'
import { fitsHook, ownHooks } from './hooks.ts'
import { concreteThings } from './cues.ts'
import { blankPart } from './script.ts'
import { detectLanguage } from './language.ts'
import { capitalize, finish, splitSentences, tidyEnglish } from './sentences.ts'
import { planWeek } from './plan-week.ts'
import { tipsFor } from './tips.ts'
import { asNote, type Tagger, type WritingNote } from './note.ts'

type Line = { text: string; approach?: string }

/** Another line for one place, using only what the notes and other lines say. */
function composeLine(brief: LineBrief, tag: Tagger): Line {
  const { script, list, index, plan } = brief
  const context = createComposerContext(brief, script.script_parts.join(' '), tag)
  const taken = new Set([
    ...script.hooks.map(({ text }) => text),
    ...script.script_parts,
    ...script.visual_cues,
    ...script.engagement_tips,
  ])
  const own = splitSentences(script.script_parts.filter((line) => countBlanks(line) === 0).join('\n')).map(
    (words, at) => readFact(asNote(words, `line-${at}`), context.tag),
  )
  const notes = brief.notes
    .filter(({ id, topic }) => plan?.noteIds.includes(id) ?? topic === plan?.topic)
    .map((note) => readFact(note, context.tag))
  const topic = plan?.topic || context.topics[0] || ''
  const { phrases } = context
  const isNew = ({ text }: Line) => text !== '' && !taken.has(text) && context.isAllowed(text)
  const choices: Record<LineBrief['list'], () => Line[]> = {
    hooks: () =>
      [
        ...context.chance
          .shuffle(ownHooks({ facts: [...notes, ...own], firstPart: '', phrases: context.phrases }))
          .map(({ kind, text }) => ({ text, approach: phrases.hookKinds[kind] })),
        ...phrases
          .templateHooks(
            topic,
            context.audiences[0] ?? '',
            notes.map(({ note }) => note.kind),
          )
          .map(([kind, text]) => ({ text: context.say(text), approach: phrases.hookKinds[kind] })),
        {
          text: phrases.hookBlank,
          approach: phrases.hookKinds.blank,
        },
      ].filter(({ text }) => fitsHook(text) || countBlanks(text) > 0),
    script_parts: () => [
      ...(index === script.script_parts.length - 1
        ? [
            { text: callOf(context, plan?.structure ?? 'story') },
            ...phrases.asks[plan?.structure ?? 'story'].map((text) => ({ text: context.say(text) })),
          ]
        : []),
      ...context.chance.shuffle(unspoken(notes, script.script_parts)).map((fact) => ({ text: spoken(fact) })),
      ...context.chance.shuffle([...phrases.more]).map((label) => ({ text: blankPart(context, label).text })),
    ],
    visual_cues: () => [
      ...[...notes, ...own]
        .flatMap((fact) =>
          concreteThings(fact).flatMap((thing) => phrases.cues.things.map((cue) => ({ text: cue(thing) }))),
        )
        .slice(0, 12),
      ...phrases.cues.toCamera.map((text) => ({ text })),
    ],
    engagement_tips: () => [
      ...tipsFor(context, {
        facts: [...notes, ...own],
        hooks: script.hooks,
        call: script.script_parts.at(-1) ?? '',
        unused: notes,
        blanks: 0,
      }).map((text) => ({ text })),
      ...script.hooks.map(({ text }) => ({ text: phrases.tips.pin(text) })),
      ...own.map((fact) => ({ text: phrases.tips.next(spoken(fact)) })),
      { text: phrases.tips.aloud },
    ],
  }
  const fresh = choices[list]().filter(isNew)
  return (
    fresh[0] ?? {
      text: finish(capitalize(topic || phrases.unknownTopic)),
      ...(list === 'hooks' && { approach: phrases.hookKinds.topic }),
    }
  )
}

const unspoken = (notes: readonly Fact[], lines: readonly string[]) =>
  notes.filter((fact) => !fact.isFragment && !lines.some((line) => line.includes(spoken(fact))))

function tidy(given: Brief): Brief {
  const brief = { ...given, notes: given.notes.map(asQuestion) }
  const request = 'request' in brief ? brief.request : null
  const typed = [request?.description ?? '', ...brief.notes.slice(0, 60).map(({ words }) => words)]
  if (detectLanguage([...typed, brief.facts.description].join('\n')) !== 'en') return brief
  return {
    ...brief,
    notes: brief.notes.map((note) => ({ ...note, words: tidyEnglish(note.words) })),
    ...(request && { request: { ...request, description: tidyEnglish(request.description) } }),
  }
}

/** People leave out the question mark of a note that they filed under questions. */
const asQuestion = (note: WritingNote): WritingNote =>
  note.kind === 'question' && /\p{L}\s*$/u.test(note.words) && splitSentences(note.words).length === 1
    ? { ...note, words: `${note.words.trim()}?` }
    : note

/**
 * The built-in composer: replies to a brief in the same shape as a model. The same brief gives the same
 * reply.
 */
export const createComposer =
  (tag: Tagger) =>
  (given: unknown): string => {
    const brief = tidy(given as Brief)
    switch (brief.task) {
      case 'ideas':
        return JSON.stringify(composeIdeas(brief, tag))
      case 'script':
        return JSON.stringify(composeIdeaScript(brief, tag))
      case 'custom':
        return JSON.stringify(composeCustom(brief, tag))
      case 'line':
        return JSON.stringify(composeLine(brief, tag))
      case 'caption':
        return composeCaption(brief, tag)
      case 'week':
        return JSON.stringify(planWeek(brief, tag))
    }
  }
