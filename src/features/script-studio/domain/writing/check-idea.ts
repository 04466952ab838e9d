import type { IdeaField } from '../../contract/choices.ts'
import type { NoteKind } from '../../contract/notes.ts'
import type { IdeaInBrief } from '../brief.ts'
import { fitsPlatform } from './call.ts'
import { findUnbacked, knownFrom, type KnownTexts } from './check-script.ts'
import type { WritingNote } from './note.ts'

export const maxTitleLength = 90

type IdeaViolation = { field: IdeaField; reason: string }

/**
 * Checks a model's idea against what the creator said: no number, name, quotation or unit of its own, and no
 * promise that its notes can't keep. Reads the creator's texts once for all ideas.
 */
export function createIdeaCheck({ texts, platforms, language }: KnownTexts) {
  const known = knownFrom(texts)
  return (idea: IdeaInBrief, notes: readonly WritingNote[]): IdeaViolation[] => {
    const isTitleCase = language === 'en' && hasCapitalsThroughout(idea.title)
    const unbacked = (field: IdeaField) =>
      findUnbacked(
        field === 'title' && isTitleCase ? idea.title.toLowerCase() : idea[field],
        known,
        language,
        notes.length,
      ).map((reason) => ({ field, reason }))
    const promises = findBrokenPromises(idea.title, notes).map(
      (reason) => ({ field: 'title', reason }) as const,
    )
    return [
      ...unbacked('title'),
      ...promises,
      ...(isTitleCase ? [{ field: 'title', reason: capitalsHideNames } as const] : []),
      ...(fitsPlatform(idea.title, platforms)
        ? []
        : [{ field: 'title', reason: 'People follow here, they do not subscribe.' } as const]),
      ...unbacked('hookType'),
      ...unbacked('targetAudience'),
      ...unbacked('whyItWorks'),
    ]
  }
}

const capitalsHideNames = 'Names can’t be checked in a title with a capital on every word.'

function hasCapitalsThroughout(title: string): boolean {
  // The first word has a capital in any title.
  const long = (title.match(/\p{L}{4,}/gu) ?? []).slice(1)
  return long.length >= 3 && long.filter((word) => /^\p{Lu}/u.test(word)).length >= long.length * 0.75
}

const counts: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
}
const counted =
  /(?<![\p{L}\d])(two|three|four|five|zwei|drei|vier|fünf|[2-9]) (?:things|mistakes|reasons|ways|numbers|fixes|questions|lessons|tips|myths|signs|dinge|fehler|gründe|wege|zahlen|fragen|tipps|mythen)(?!\p{L})/iu

/** What a title announces, and the kinds of notes that keep it. */
const promised: readonly [RegExp, readonly NoteKind[], string][] = [
  [
    /\bbefore (?:and|&|vs\.?) after\b|\bvorher(?:,| und| \/) nachher\b/i,
    ['before-after', 'result'],
    'It announces a before and after, and no note it names has one.',
  ],
  [
    /\b(?:myths?|mythos|mythen)\b/i,
    ['mistake', 'opinion', 'question'],
    'It announces a myth, and no note it names states one.',
  ],
]

function findBrokenPromises(title: string, notes: readonly WritingNote[]): string[] {
  const number = counted.exec(title)?.[1]?.toLowerCase()
  const count = number === undefined ? 0 : (counts[number] ?? Number(number))
  return [
    ...(count > notes.length ? [`It announces ${count}, and the idea names ${notes.length} notes.`] : []),
    ...promised.flatMap(([sign, kinds, reason]) =>
      sign.test(title) && !notes.some(({ kind }) => kinds.includes(kind)) ? [reason] : [],
    ),
    ...(title.length > maxTitleLength
      ? [`The title has ${title.length} characters; ${maxTitleLength} is the limit.`]
      : []),
  ]
}
