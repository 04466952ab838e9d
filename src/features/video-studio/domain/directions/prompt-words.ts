/** A word with the marks at it, and whether a line ends behind it. */
export type PromptWord = { text: string; endsLine: boolean }

export const splitPrompt = (prompt: string): PromptWord[] =>
  [...prompt.matchAll(/(\S+)([^\S\n]*\n)?/g)].map(([, text = '', lineEnd]) => ({
    text,
    endsLine: lineEnd !== undefined,
  }))

/** In lower case, without the marks around it; all numbers are one. */
export function plainWord(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    // Arabic vowels
    .replaceAll(/[\u064B-\u0652\u0640]/g, '')
  return /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u.exec(plain)?.[0].replaceAll(/\p{N}+/gu, '0') ?? text
}

const abbreviation =
  /^\P{L}*(?:Mrs?|Ms|Dr|Prof|St|Nr|No|Sra?|Mme|vs|ca|approx|incl|excl|inkl|ggf|bzw|evtl|z\.B|e\.g|i\.e|\p{Lu})\.$/u

/** '.' where a sentence ends, ',' where a clause does. */
export function markBehind(text: string, endsLine: boolean): '.' | ',' | '' {
  if (!endsLine && abbreviation.test(text)) return ''
  if (endsLine || /(?:[.!?؟…]["'”“’»)]{0,3}|\p{Extended_Pictographic}\uFE0F?)$/u.test(text)) return '.'
  return /[,،;؛:)–—]["'”’»]{0,3}$/u.test(text) ? ',' : ''
}

export function cutAfter<T>(items: readonly T[], isLast: (item: T) => boolean): T[][] {
  const parts: T[][] = []
  let isOpen = false
  for (const item of items) {
    if (isOpen) parts.at(-1)!.push(item)
    else parts.push([item])
    isOpen = !isLast(item)
  }
  return parts
}

/** What ends behind a word. */
export const markOf = ({ text, endsLine }: PromptWord) => markBehind(text, endsLine)
