/** What is said and when, in seconds. Captions, subtitles and scene times come from it. */
export type SpokenLine = { text: string; start: number; end: number; words: readonly SpokenWord[] }
export type SpokenWord = { text: string; start: number; end: number }

/** The words of a line as they are said and shown. Text without spaces is split by the language's own words. */
export function splitSpoken(text: string): string[] {
  return text
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}&%]/u.test(word))
    .flatMap((word) => (isDense(word) ? splitDense(word) : [word]))
}

const isDense = (word: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word)

// Punctuation stays with the word before it.
function splitDense(word: string): string[] {
  const parts: string[] = []
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(word)) {
    if (/[\p{L}\p{N}]/u.test(segment) || parts.length === 0) parts.push(segment)
    else parts[parts.length - 1] += segment
  }
  return parts
}

/** About how many syllables a word has, with numbers as they are said. At least one. */
export function countSyllables(word: string): number {
  const digits = word.replace(/[^\p{N}]/gu, '').length
  const dense =
    word.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0
  const letters = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/y(?=[aeiou])/g, '-')
  const vowels = letters.match(/[aeiouyаеиоуыэюяіїєαεηιουω]+/gu)?.length ?? 0
  // An e at the end of an English word is silent.
  const silent = vowels > 1 && /[^aeiouyl]e[^\p{L}]*$/u.test(letters) ? 1 : 0
  const isSpelled = vowels === 0 && digits === 0 && dense === 0
  const spelled = isSpelled ? Math.ceil((letters.match(/\p{L}/gu)?.length ?? 0) / 2) : 0
  return Math.max(1, vowels - silent + Math.ceil(digits * 1.5) + dense + spelled + countSigns(word))
}

/** Signs that are said: percent, dollars. */
const countSigns = (word: string) => (word.match(/[%$€£&+=]/gu)?.length ?? 0) * 2
