import { asSentence, wordsOf } from './grammar.ts'

const mostWords = 24

/** The creator's own call to action as one spoken sentence; nothing where there is none that can be spoken. */
export function understandCall(typed: string): string | undefined {
  const first = typed
    .replace(/<[^<>]*>|\{\{[^{}]*\}\}|\$\{[^{}]*\}/g, ' ')
    .replace(/\p{Extended_Pictographic}|\p{Cc}|[<>{}[\]`*_]/gu, ' ')
    .split(/(?<=[.!?])\s+|\n/)
    .map((line) => line.trim())
    .find((line) => /\p{L}{2}/u.test(line))
  if (!first) return undefined
  const words = wordsOf(first)
  const short =
    words.length <= mostWords
      ? first
      : `${words
          .slice(0, mostWords)
          .join(' ')
          .replace(/[,;:]?\s(?:and|or|to|the|a|an|for|with|of|in|on|my|your)$/i, '')}`
  return asSentence(short)
}
