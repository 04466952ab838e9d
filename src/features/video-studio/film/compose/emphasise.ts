import type { FilmWord } from '../film.ts'
import { labels, particles } from '../phrase-words.ts'
import { isNumberWord, isUnit, plain } from '../phrases.ts'

const contrasts = new Set(
  "not never no nothing nobody none without instead only zero wrong don’t don't doesn’t doesn't can’t can't won’t won't isn’t isn't nie nicht kein keine nichts nur ohne statt jamais pas rien sans nunca no nada sin لا لن ليس أبدا אף לא".split(
    ' ',
  ),
)

const small = /^(?:two|three|four|five|six|seven|eight|nine|zwei|drei|vier|fünf|sechs|sieben|acht|neun)$/

const large = /(?:^|-)(?:hundred|thousand|million|billion|hundert|tausend|millionen|milliarden)$/

const qualifiers = new Set(
  'much many only just always even really yet enough until unless quite very exactly necessarily plus mehr nur immer viel'.split(
    ' ',
  ),
)

/** Marks what the eye should find first: a number with its unit, a name, a contrast, or the word that a voice stresses. */
export function emphasise(
  words: readonly FilmWord[],
  isSentenceStart: boolean,
  hasNames: boolean,
): FilmWord[] {
  if (words.length < 2) return words.map((word) => ({ ...word, isStrong: true }))
  const strong = withParticle(words, pick(words, isSentenceStart, hasNames))
  // If most shouts, nothing is heard; but 'Hundred and sixty-two.' has nothing else to hear.
  const isLoud = strong.size > Math.max(2, words.length / 2) && strong.size < words.length
  const kept = isLoud ? fewer(words, strong) : strong
  return words.map((word, index) => ({ ...word, isStrong: kept.has(index) }))
}

/** 'locked out', 'turns up': without the second word the verb would mean something else. */
function withParticle(words: readonly FilmWord[], strong: ReadonlySet<number>): Set<number> {
  const [only] = strong
  const next = words[(only ?? 0) + 1]
  const isVerb =
    strong.size === 1 &&
    next !== undefined &&
    /^(?:up|out|off|away|down)$/.test(plain(next.text)) &&
    /^\p{Ll}+$/u.test(words[only!]!.text)
  return new Set(isVerb ? [only!, only! + 1] : strong)
}

/** Of a number with its unit the number, otherwise the last. */
function fewer(words: readonly FilmWord[], strong: ReadonlySet<number>): Set<number> {
  const numbers = [...strong].filter((at) => isNumberWord(words[at]!.text) || /\p{N}/u.test(words[at]!.text))
  const last = Math.max(...numbers)
  return numbers.length > 0 ? new Set([...strong].filter((at) => at <= last)) : new Set([Math.max(...strong)])
}

function pick(words: readonly FilmWord[], isSentenceStart: boolean, hasNames: boolean): Set<number> {
  // 'Two years ago' is only when.
  const isPast = (index: number) =>
    index + 3 < words.length && /^(?:ago|zuvor)$/.test(plain(words[index + 2]!.text))
  // Of 'day 9' the number is only its name.
  const isName = (index: number) => labels.has(plain(words[index - 1]?.text ?? '')) && words.length > 2
  const number = words.findIndex(({ text }, index) => /\p{N}/u.test(text) && !isPast(index) && !isName(index))
  if (number >= 0) return withUnit(words, number)
  const isShouted = ({ text }: FilmWord) => /^\P{L}*\p{Lu}{3,}\P{L}*$/u.test(text)
  const shouted = words.findIndex(isShouted)
  if (shouted >= 0) return new Set(runOf(words, shouted, isShouted))
  const isInside = (index: number) => (index > 0 || !isSentenceStart) && !/^["“„«‘']/.test(words[index]!.text)
  const isCapital = ({ text }: FilmWord, index: number) =>
    isInside(index) && !isUnit(text) && /^[^\p{L}]*\p{Lu}\p{Ll}{2,}/u.test(text) && !fillers.has(plain(text))
  const written = words.findLastIndex(
    ({ text }, index) => isNumberWord(text) && !isPast(index) && !isName(index),
  )
  const measured = written >= 0 ? withUnit(words, written) : undefined
  // 'Four thousand people live in Hallstatt.'
  if (measured && [...measured].some((at) => large.test(plain(words[at]!.text)))) return measured
  if (hasNames) {
    const name = words.findIndex(isCapital)
    if (name >= 0) {
      const next = words[name + 1]
      return new Set(next && /^\p{Lu}\p{Ll}+/u.test(next.text) ? [name, name + 1] : [name])
    }
  }
  if (measured && measured.size > 1) return measured
  // 'Five mil.', 'just two eggs'
  if (measured && words.length <= 4 && written === words.length - 2 && isCountable(words, written + 1))
    return new Set([written, written + 1])
  // 'sore at first'
  const isAside = (index: number) => plain(words[index - 1]?.text ?? '') === 'at'
  // 'Aren’t moths brown?' denies nothing.
  const isAsked = (text: string, index: number) =>
    index === 0 && /n['’]t$/.test(plain(text)) && /\?["'”’»)]*$/.test(words.at(-1)!.text)
  const isContrast = ({ text }: FilmWord, index: number) =>
    contrasts.has(plain(text)) && !isAside(index) && !isAsked(text, index)
  const contrast = words.findIndex(isContrast)
  // What is denied belongs to the denial: 'not short', 'never sounded'.
  if (contrast >= 0) {
    // 'I don't score much' would say that I don't score.
    if (words.slice(contrast + 1).some(({ text }) => qualifiers.has(plain(text)))) return new Set()
    const next = words[contrast + 1]
    // 'the wrong one', but 'only one'
    const isStandIn =
      next && /^ones?$/.test(plain(next.text)) && !/^(?:only|not|no)$/.test(plain(words[contrast]!.text))
    const isPair =
      next && !isStandIn && !fillers.has(plain(next.text)) && !/[.,!?;:]$/.test(words[contrast]!.text)
    if (!isPair || words.length <= 3) return new Set([contrast])
    // 'not switched off'
    const hasParticle = particles.has(plain(words[contrast + 2]?.text ?? ''))
    return new Set([contrast, contrast + 1, ...(hasParticle ? [contrast + 2] : [])])
  }
  // 'Two evenings, one podcast about a cult.'
  const isSmall = measured && measured.size === 1 && small.test(plain(words[written]!.text))
  if (measured && (!isSmall || written === words.length - 1)) return measured
  const noun = hasNames ? -1 : words.findLastIndex(isCapital)
  if (noun >= 0) return new Set([noun])
  // A voice stresses the last word of a phrase that carries meaning, not one before a cut in its middle.
  if (!/[.,!?;:…؟،。！？]["'”’»)]*$/u.test(words.at(-1)!.text)) return new Set()
  const isMeant = ({ text }: FilmWord, index: number) =>
    /\p{L}/u.test(text) &&
    // 'On m’a dit'
    !/^(?:qu|[jmtslnd])['’](?:ai|as|a|est|es|avait|était|ont|en|y|il|elle|on)$/i.test(plain(text)) &&
    !fillers.has(plain(text)) &&
    !isAside(index) &&
    // 'Author: me.'
    !(text.endsWith(':') && index < words.length - 1)
  const stressed = words.findLastIndex(isMeant)
  // 'before you can see it.' stresses 'see'; not so 'a kid walks up and says,'
  return stressed >= words.length - 2 ? new Set([stressed]) : new Set()
}

const isCountable = (words: readonly FilmWord[], at: number) =>
  !/[.,!?;:]$/.test(words[at - 1]!.text) &&
  !(fillers.has(plain(words[at]!.text)) && plain(words[at]!.text) !== 'things')

function withUnit(words: readonly FilmWord[], number: number): Set<number> {
  const unit = words[number + 1]
  const isMeasured = unit !== undefined && (isUnit(unit.text) || /^h$/i.test(unit.text))
  const found = new Set(isMeasured ? [number, number + 1] : [number])
  // '27 hours 48', '4 h 31'
  if (isMeasured && /^\d+\s?[.,!?:]?$/.test(words[number + 2]?.text ?? '')) found.add(number + 2)
  // 'nine million'
  if (isNumberWord(words[number]!.text))
    for (const at of runOf(words, number, ({ text }) => isNumberWord(text))) found.add(at)
  // 'a dollar ninety'
  const first = Math.min(...found)
  if (isPrice(words, first)) for (const at of [first - 2, first - 1]) found.add(at)
  return new Set([...found].toSorted((a, b) => a - b))
}

const isPrice = (words: readonly FilmWord[], at: number) =>
  /^(?:a|one|eine?n?|une?)$/.test(plain(words[at - 2]?.text ?? '')) && isUnit(words[at - 1]!.text)

/** The words around one that are like it, with no punctuation between them: 'two hundred and thirty'. */
function runOf(words: readonly FilmWord[], at: number, isLike: (word: FilmWord) => boolean): number[] {
  const endsPhrase = (index: number) => /[.,!?;:]$/.test(words[index]!.text)
  let [from, to] = [at, at]
  while (from > 0 && !endsPhrase(from - 1) && isLike(words[from - 1]!)) from--
  while (to + 1 < words.length && !endsPhrase(to) && isLike(words[to + 1]!)) to++
  const run = Array.from({ length: to - from + 1 }, (_, step) => from + step)
  const isJoined = plain(words[from - 1]?.text ?? '') === 'and' && from > 1 && isLike(words[from - 2]!)
  return isJoined ? [...runOf(words, from - 2, isLike), from - 1, ...run] : run
}

const fillers = new Set(
  "ya right including mine lui leur ça cela dit disait réponds répond one ones until still take takes took want wants wanted look looks looked ask asks asked say says said tell tells told need needs get gets got go goes going went make makes made put let lets come comes came keep keeps lots more most whether any some such thing things anymore really even then once time used stood hast gibt fall bleibt sagt sagte fragt fragte macht machen einfach mehr now day days tag tage tagen jetzt heute noch soll dass mal matin jour jours maintenant día días ahora a an the and or but so if in on at by of to for from with without into onto over under up down out off as than then that this these those it its it’s it's i you he she we they me him her us them my your his our their mine yours is are was were be been am do does did have has had will would can could should may might must not just also too else myself yourself very here there when while where what which who how why because about before after again below above between through like der die das den dem des ein eine einen einem einer und oder aber in im an am auf mit von zu zum zur für ist bin bist sind war waren habe haben hatte wird kann muss ich du er sie es wir ihr ihnen ihre ihren ihrem ihrer man sich mich dich so selbst zurück aus bei nach vor le la les un une des du de et ou à au aux en dans sur pour avec est sont je tu il elle on y nous vous ils ce cette que qui parce ne te ton ta el los las una y o en con por para es son yo tú se lo que به له لها فيه فيها عليه منه معه هو هي في من على إلى عن أن".split(
    ' ',
  ),
)

/** Whether a capital letter marks a name: in German it marks every noun, in a title every word. */
export function marksNames(text: string): boolean {
  const inside = [...text.matchAll(/(?<=\p{L}[,;]? )\p{L}+/gu)].map(([word]) => word)
  const capitals = inside.filter((word) => /^\p{Lu}/u.test(word)).length
  return inside.length > 0 && capitals / inside.length < 0.22
}
