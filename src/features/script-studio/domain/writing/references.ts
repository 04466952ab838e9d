import type { Sentence } from './clauses.ts'
import type { TaggedWord } from './note.ts'
import { isGeneral } from './stems.ts'

/** What a note speaks of without having named it, as 'it' or 'her' do. */
export type Lack = 'beginning' | 'rest' | 'person' | 'thing' | 'things'

const persons = /^(?:he|him|his|she|her|hers)$/i
const thing = /^(?:it|its|es|er|ihn|ihm|seine[mnrs]?)$/
const several = /^(?:they|them|their|sie|ihnen|ihre[mnrs]?)$/
const nothing =
  /^(?:gibt|gab|ist|war|geht|ging|heißt|dauert\w*|fehl\w*|regnet\w*|braucht\w*|kommt|kam|hilft|reicht|sind|waren|wird|wurde|klappt\w*)$/
const anybody = /^(?:every|any|some|no)(?:body|one)$/i
const introduced = /^(?:an?|my|our|one|another|some|every|each|no)$/i

/** 'Most of the others ran out of cash' is left over from another note. */
const restOf =
  /^(?:\p{L}+ (?:of|von) )?(?:the others|the rest|the other (?:one|two|half)|den anderen|die anderen|der Rest)(?! of| von| der)(?!\p{L})/iu

/** 'After she sent the photos' doesn't say who she is. A quotation is left out, since it has its own context. */
export function lackOf(sentences: readonly Sentence[]): Lack | undefined {
  if (restOf.test(sentences[0]?.text ?? '')) return 'rest'
  if (sentences[0]?.pointsBack ?? true) return 'beginning'
  const words = sentences.flatMap((sentence) => unquoted(sentence.words))
  const isLastOne = ({ text, after }: TaggedWord) => /^ones?$/.test(text) && /[.!?]/.test(after)
  const isEmpty = ({ text }: TaggedWord, at: number) =>
    /^es$/i.test(text) && [words[at - 1], words[at + 1]].some((other) => nothing.test(other?.text ?? ''))
  const at = words.findIndex(
    (word, place) =>
      isLastOne(word) ||
      ([persons, thing, several].some((pronoun) => pronoun.test(word.text)) && !isEmpty(word, place)),
  )
  if (at === -1) return undefined
  const before = words.slice(0, at)
  if (!persons.test(words[at]!.text))
    return withoutSubject(before, words[at]!).some(
      ({ text, isNoun, isName }) =>
        text.endsWith('thing') || ((isNoun || isName) && !anybody.test(text) && !isGeneral(text)),
    )
      ? undefined
      : several.test(words[at]!.text)
        ? 'things'
        : 'thing'
  const isNamed = before.some(
    ({ isPerson, isName, isNoun }, place) =>
      isPerson ||
      isName ||
      (isNoun && before.slice(Math.max(0, place - 4), place).some(({ text }) => introduced.test(text))),
  )
  return isNamed ? undefined : 'person'
}

/** In 'Visitors drown them in lemon', 'them' can't be the visitors. */
function withoutSubject(before: readonly TaggedWord[], { text }: TaggedWord): readonly TaggedWord[] {
  if (!/^(?:them|ihnen)$/i.test(text)) return before
  const start = before.findLastIndex((word, at) => at > 0 && startsClause(before[at - 1]!, word))
  const clause = before.slice(Math.max(0, start))
  const verb = clause.findIndex(({ isVerb }) => isVerb)
  return verb === -1 ? before : [...before.slice(0, Math.max(0, start)), ...clause.slice(verb)]
}

const startsClause = (previous: TaggedWord, { text }: TaggedWord) =>
  /[,;:.!?]/.test(previous.after) ||
  /^(?:and|but|or|so|when|if|because|until|und|aber|oder|wenn|weil|bis)$/i.test(text)

/** The words outside quotation marks. */
function unquoted(words: readonly TaggedWord[]): TaggedWord[] {
  let isQuoting = false
  return words.filter(({ before, after }) => {
    const starts = /["“„«]/.test(before)
    const isInside = isQuoting || starts
    isQuoting = isInside && !/["”“»]/.test(after)
    return !isInside
  })
}

const living =
  /^(?:man|woman|girl|boy|kid|child|baby|guy|lady|wife|husband|sister|brother|dog|cat|horse|puppy|somebody|someone|friend|boss|guest|client|customer|owner|patient|student|neighbou?r|mother|father|mum|mom|dad|son|daughter|grandma|grandpa|grandmother|grandfather)s?$/i

/** Names a person or animal that 'he' or 'she' can refer to in the next note. */
export const namesPerson = (sentences: readonly Sentence[]) =>
  sentences.some(({ words }) =>
    words.some(({ text, isPerson, isName }) => isPerson || isName || living.test(text) || persons.test(text)),
  )
