import { isGeneral } from './stems.ts'
import { capitalize, dropEnd, finish } from './sentences.ts'
import type { TaggedWord, Tagger } from './note.ts'

export type Sentence = {
  text: string
  words: readonly TaggedWord[]
  isQuestion: boolean
  /** Makes sense by itself; 'wet grass' does not. */
  isWhole: boolean
  /** Points back to another sentence, as 'It' and 'Then' do. */
  pointsBack: boolean
}

export function readSentence(text: string, tag: Tagger, isLater: boolean): Sentence {
  const words = tag(text)
  const isQuestion = /\?["”»)]*$/.test(text)
  const isPunctuated = /[.!?…]["”“»)]*$/.test(text) && words.length >= 3
  return {
    text: capitalize(finish(text)),
    words,
    isQuestion,
    isWhole: isQuestion || isPunctuated || isClause(words) || quotesOf(text).length > 0,
    // In 'The swarm was heavy. I weighed it.' the second sentence needs the first.
    pointsBack: pointsBack(text) || (isLater && (backPronoun.test(text) || endsOpen(text))),
  }
}

const backward =
  /^(?:(?:now|today|jetzt|heute) )?(?:it|its|they|them|their|he|she|him|her|his|that|this|these|those|then|but|and|so|or|also|instead|because|otherwise|there(?! (?:is|are|was|were)\b)|both|neither|mine|ours|afterwards|since then|er|sie|es|ihr|ihm|das|dies|diese|dieser|dann|aber|und|also|ja|nein|yes|no|weil|denn|deshalb|darum|trotzdem|sonst|danach|dabei|damit|seitdem|dort)(?:['’]\p{L}+)?[\s,:]/iu

const backPronoun = /\b(?:of (?:that|those|these)|davon|it|its|them|they|he|she|him|ihn|ihm|ihnen|sie|er)\b/i

/** 'I had 23.' needs the sentence before it. Years are complete. */
export function endsOpen(text: string): boolean {
  const last = dropEnd(text.trim(), '.!').split(' ').at(-1) ?? ''
  return /^\d[\d.,]*$/.test(last) && !/^(?:19|20)\d\d$/.test(last)
}

export const pointsBack = (text: string) => backward.test(text.trim())

/** A complete statement or an instruction. */
function isClause(words: readonly TaggedWord[]): boolean {
  const verb = words.findIndex(({ isVerb }) => isVerb)
  if (verb === -1) return false
  const hasSubject = words
    .slice(0, verb)
    .some(({ isNoun, isPronoun, isName }) => isNoun || isPronoun || isName)
  return hasSubject || (verb === 0 && words.length >= 4)
}

const subordinate =
  /^(?:if|when|because|before|after|while|although|though|as|until|unless|where|whenever|by|wenn|weil|als|nachdem|bevor|während|obwohl|seit|bis|falls|sobald)\s/i

/**
 * The beginning up to a comma, colon, 'and' or 'because', if it can stand alone and the rest doesn't
 * contradict it.
 */
export function headClause({ text, words }: Sentence): string | undefined {
  if (
    /["“”„«»]/.test(text) ||
    subordinate.test(text) ||
    /\b(?:but|unless|only|not|never|aber|nicht|nur|sondern)\b/i.test(text)
  )
    return undefined
  const isGerman = words.some(({ text: word }) => /^(?:der|die|das|ich|und|ist|ein|eine)$/i.test(word))
  for (let at = 3; at < words.length - 1; at++) {
    // A German comma usually starts a clause that belongs to the preceding noun.
    const isEnd =
      (isGerman ? /[:;]/ : /[,:;]/).test(words[at - 1]!.after) ||
      /^(?:and|because|und|weil)$/i.test(words[at]!.text)
    if (!isEnd) continue
    // 'They eat pasta, and peas' must not become 'They eat pasta'.
    const joined = /^(?:and|und)$/i.test(words[at]!.text) ? words.slice(at + 1, at + 5) : undefined
    const joinsThings =
      joined?.[0] &&
      (joined[0].isNoun || joined[0].isNumber || joined[0].isDeterminer || joined[0].isAdjective) &&
      !joined.some(({ isVerb }) => isVerb)
    if (joinsThings) return undefined
    const head = words.slice(0, at)
    const rest = words
      .slice(at)
      .map(({ text: word }) => word)
      .join(' ')
    // A clause after 'because' only explains; others may contradict what was said.
    const takesBack =
      /^(?:but|unless|until|only|if|when|aber|sondern|bis|wenn)\b|\b(?:not|never|no|nicht|kein\w{0,2}|nie)\b/i
    if (!/^(?:because|weil)\b/i.test(rest) && takesBack.test(rest)) return undefined
    return isClause(head) && head.length >= 4
      ? finish(dropEnd(head.map(({ before, text: word, after }) => before + word + after).join(''), ' ,:;'))
      : undefined
  }
  return undefined
}

/**
 * The clause after 'and', 'but' or 'so', if it can stand alone: 'I opened it and the brood chilled' has one.
 */
export function tailClause({ text, words }: Sentence): string | undefined {
  if (/["“”„«»:;]/.test(text)) return undefined
  for (let at = words.length - 3; at > 2; at--) {
    if (!/^(?:and|but|so|und|aber|doch)$/i.test(words[at]!.text)) continue
    const tail = words.slice(at + 1)
    const [first] = tail
    // 'A king and pawn ending' is one thing.
    const isPlural = first!.isNoun && first!.text.endsWith('s')
    const startsAnew =
      first!.isDeterminer || isPlural || first!.isName || /^(?:I|half|all|every|each)$/.test(first!.text)
    const verb = tail.findIndex(({ isVerb }) => isVerb)
    const clause = tail.map(({ before, text: word, after }) => before + word + after).join('')
    const isVague =
      /^(?:the other|the rest|the same|the (?:first|second|third|fourth|fifth|last|next) (?:is|was|are|were)|nobody|everybody|everyone|here|die andere|der andere|der Rest)\b/i.test(
        clause,
      )
    // 'The seller came to hear it' needs the first half of its sentence.
    const isOpen = /\b(?:it|them|him|her|ihn|ihm)[.!]?\s*$/i.test(clause)
    // 'A shelf and a door, cost 340 euros' is a list of things.
    const isList = tail.slice(0, Math.max(0, verb)).some(({ after }) => after.includes(','))
    if (
      startsAnew &&
      !isList &&
      !isVague &&
      !isOpen &&
      tail.length >= 4 &&
      verb > 0 &&
      verb <= 4 &&
      !pointsBack(clause)
    )
      return finish(capitalize(clause.trim()))
  }
  return undefined
}

export const quotesOf = (text: string) =>
  [...text.matchAll(/[“"„«]([^“”"„«»]{3,200})[”"“»]/g)].map(([, quote = '']) => quote.trim())

/** '12 minutes', '9 °C', '€90': a number with its unit. Years and bare counts don't qualify. */
export function numberPhrases({ text, words }: Sentence): string[] {
  const found = text.matchAll(
    /(?:[$€£¥]\s?\d[\d.,]{0,14}\d|[$€£¥]\s?\d|\d(?:[\d.,:/]{0,14}\d)?)(?:\s?(?:%|°\s?[CF]?)|[\s-](?:\p{L}[\p{L}/²³-]{0,18}))?/gu,
  )
  return (
    [...found]
      // '122 by 38 centimetres' has no number that means something alone.
      // Neither has the '14 players' of '3 of 14 players'.
      .filter(
        ({ index }) =>
          !/(?:\d (?:mal|by|x|×|of|von) ?|\d[x×])$/i.test(text.slice(Math.max(0, index - 12), index)),
      )
      .map(({ 0: phrase, index }) => withNoun(phrase.trim(), text.slice(index + phrase.length)))
      .map((phrase) => dropUncounted(phrase, words))
      .map((phrase) => phrase.replace(/[.,:]$/, ''))
      .filter(
        (phrase) =>
          /[$€£¥%°]/.test(phrase) || (/\p{L}/u.test(phrase) && !isYear(phrase) && !endsWeak(phrase)),
      )
  )
}

/** '61 crash days', not '61 crash'. */
function withNoun(phrase: string, rest: string): string {
  const isOpen = /\p{L}{4}$/u.test(phrase) && !/(?:s|percent|prozent)$/i.test(phrase)
  const next = isOpen ? /^ (\p{L}{3,18}s)\b/u.exec(rest) : null
  return next ? `${phrase} ${next[1]}` : phrase
}

/** '$180 gone' is '$180', and '1652 since' has no noun at all. */
function dropUncounted(phrase: string, words: readonly TaggedWord[]): string {
  const last = phrase.split(/[\s-]/).at(-1) ?? ''
  if (last.length <= 3 || /^\P{L}/u.test(last)) return phrase
  const word = words.find(({ text }) => text === last)
  return word && !word.isCounted ? phrase.slice(0, -last.length).trim() : phrase
}

export const isYear = (phrase: string) => /^(?:19|20)\d\d\b/.test(phrase)
const endsWeak = (phrase: string) => {
  const word = phrase.split(/[\s-]/).at(-1) ?? ''
  return word.length < 2
    ? !/^[gmslhVAWKC]$/.test(word)
    : /^(?:and|or|of|in|to|the|a|an|at|is|was|for|with|on|by|from|out|but|times|x|mal|und|oder|von|bis|in|zu|der|die|das|ist|war|für|mit|auf|bei|aus)$/i.test(
        word,
      )
}

/** The subject of a sentence, in at most three words without articles: 'brood frame', 'Dadant hive'. */
export function nounPhrases(words: readonly TaggedWord[]): string[] {
  const phrases: string[] = []
  let run: TaggedWord[] = []
  const close = () => {
    while (run.length > 0 && !run.at(-1)!.isNoun && !run.at(-1)!.isName) run.pop()
    const kept = run.slice(-3)
    if (kept.some(({ text }) => text.length > 2 && !isGeneral(text)) && !isGeneral(kept.at(-1)!.text))
      phrases.push(kept.map(({ text }) => text).join(' '))
    run = []
  }
  for (const word of words) {
    const isNaming = word.isNoun || word.isName || word.isAdjective
    const isOther = word.isPronoun || word.isDeterminer || word.isVerb || word.isNumber
    // 'Formula E pack' is one thing.
    const isInitial = run.length > 0 && /^\p{Lu}$/u.test(word.text) && word.text !== 'I'
    const fits = isInitial || (isNaming && !isOther && word.text.length > 2 && !isGeneral(word.text))
    if (!fits) {
      if (isVerbInDisguise(run, words, word)) run.pop()
      close()
    } else run.push(word)
    if (/[^\s-]/.test(word.after)) close()
  }
  close()
  return phrases.filter((phrase) => !/["“”„«»()[\]]/.test(phrase))
}

/** 'My watch beeps at 95': the tagger takes the verb of a short clause for a plural. */
function isVerbInDisguise(run: readonly TaggedWord[], words: readonly TaggedWord[], next: TaggedWord) {
  const last = run.at(-1)
  if (
    !last ||
    !/(?:[^s]s|ed)$/.test(last.text) ||
    !/^(?:at|like|out|up|down|over|off|by|for|from|to)$/i.test(next.text)
  )
    return false
  const before = words.slice(0, words.indexOf(last))
  return (
    before.length > 0 &&
    before.length <= 3 &&
    !before.some(({ isVerb, after }) => isVerb || /[,;:]/.test(after))
  )
}
