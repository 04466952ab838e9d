import type { SpokenLine, SpokenWord } from './spoken.ts'

/** Words that are shown together; the one being said is lit. */
export type Caption = { start: number; end: number; words: readonly SpokenWord[] }

const mostWords = 4
const mostLetters = 24
// A longer pause starts a new caption.
const longestPause = 0.35
const lingerSeconds = 0.4

/** Two to four words at a time, split at pauses and commas; no caption crosses a line. */
export function groupCaptions(lines: readonly SpokenLine[]): Caption[] {
  const groups = lines.flatMap(({ words }) => groupWords(words))
  return groups.map((words, index) => {
    const end = words.at(-1)!.end
    const next = groups[index + 1]?.[0]?.start ?? Infinity
    return { start: words[0]!.start, end: Math.min(next, end + lingerSeconds), words }
  })
}

function groupWords(words: readonly SpokenWord[]): SpokenWord[][] {
  const groups: SpokenWord[][] = []
  for (const word of words) {
    const group = groups.at(-1)
    if (group && fits(group, word)) group.push(word)
    else groups.push([word])
  }
  return shareLonely(groups)
}

function fits(group: readonly SpokenWord[], word: SpokenWord): boolean {
  const last = group.at(-1)!
  const letters = group.reduce((sum, { text }) => sum + text.length + 1, word.text.length)
  const isEnd = /[.!?…,;:،؛؟。！？，；：、]["'”’»)]*$/u.test(last.text)
  return (
    group.length < mostWords &&
    letters <= mostLetters &&
    word.start - last.end < longestPause &&
    !(isEnd && group.length > 1)
  )
}

// A single word takes one from a full neighbour before it, unless a pause separates them.
function shareLonely(groups: SpokenWord[][]): SpokenWord[][] {
  groups.forEach((group, index) => {
    const before = groups[index - 1]
    if (group.length > 1 || !before || before.length < 3) return
    const moved = before.at(-1)!
    if (group[0]!.start - moved.end >= longestPause || /[.!?…]["'”’»)]*$/u.test(moved.text)) return
    before.pop()
    group.unshift(moved)
  })
  return groups
}
