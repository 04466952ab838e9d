import { cutAfter, markOf, plainWord, type PromptWord } from './prompt-words.ts'
import { readColors } from './read-colors.ts'

const denial =
  /^(?:no|nothing|without|kein|keine|keinen|nichts|ohne|nada|sin|pas|rien|sans|sem|senza|niente)$/
const longestDenial = 4

/** 'misty green mood please. no flashy stuff': behind a direction, a few words without a verb are one, too. */
export function withDenials(words: readonly PromptWord[], labels: readonly boolean[]): boolean[] {
  const said = [...labels]
  const sentences = cutAfter([...words.keys()], (at) => markOf(words[at]!) === '.')
  sentences.forEach((sentence, index) => {
    const before = sentences[index - 1]
    const [first] = sentence
    const isBehind = before?.every((at) => said[at]) === true && !words[before.at(-1)!]!.endsLine
    const isDenial = denial.test(plainWord(words[first!]!.text)) && sentence.length <= longestDenial
    const isLast = index === sentences.length - 1 || words[sentence.at(-1)!]!.endsLine
    if (isBehind && isLast && isDenial) said.fill(true, first, sentence.at(-1)! + 1)
  })
  return said
}

const linking = /^(?:and|for|but|so|or|that|this|it|which|then|because|und|aber|y|pero|et|mais|e|ma|mas)$/

/** 'And that | is summer.': words that only link are no direction. */
export function withFullSentences(words: readonly PromptWord[], labels: readonly boolean[]): boolean[] {
  const said = [...labels]
  for (const sentence of cutAfter([...words.keys()], (at) => markOf(words[at]!) === '.')) {
    const start = sentence.findIndex((at) => !labels[at])
    if (start < 1) continue
    const asked = sentence.slice(0, start)
    const isOnlyLinking = asked.every((at) => linking.test(plainWord(words[at]!.text)))
    if (isOnlyLinking && markOf(words[asked.at(-1)!]!) === '') for (const at of asked) said[at] = false
  }
  return said
}

const longestWish = 25
const longestColors = 14
const textShare = 3

/** People often write their wishes on a line of their own, above or below the text: 'Icy blue and white.' */
export function withWishLines(words: readonly PromptWord[], labels: readonly boolean[]): boolean[] {
  const said = [...labels]
  const lines = cutAfter([...words.keys()], (at) => words[at]!.endsLine)
  if (lines.length < 2) return said
  const isWish = (line: readonly number[]) => {
    const isShort = line.length <= longestWish && words.length - line.length >= line.length * textShare
    if (!isShort) return false
    const sentences = cutAfter(line, (at) => markOf(words[at]!) === '.')
    return sentences.every((sentence) => {
      const asked = sentence.filter((at) => said[at]).length
      const text = sentence.map((at) => words[at]!.text).join(' ')
      const isOfColors = sentence.length <= longestColors && readColors([text]) !== undefined
      return asked * 5 >= sentence.length * 4 || isOfColors
    })
  }
  const wishes = [lines[0]!, lines.at(-1)!].filter(isWish)
  for (const at of wishes.flat()) said[at] = true
  return said
}
