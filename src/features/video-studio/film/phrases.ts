import type { FilmWord } from './film.ts'

const opens = setOf(
  'and or but so because that which who when while where if then than for with without from into over under before after until about in on at by as like through between und oder aber weil dass wenn mit ohne für von bei nach vor aus et ou mais avec sans pour dans sur y o pero con sin para en',
)
const clings = setOf(
  'a an the my your his her its our their this that these those no not never to of in on at by for with from as is are was were be been one two three four five six seven eight nine ten very more most too just only each every all both some any i you we they he she it who will would can could should must may might has have had do does did don’t doesn’t and or but so if when while where because between below above over under into through about before after until without against during near behind beside around across towards like than up der die das den dem des ein eine einen einem einer kein keine im am zum zur mein meine dein deine sein seine ihr ihre und oder aber weil wenn mit ohne für von bei nach vor aus in auf an nicht nur sehr ich du er sie es wir man jede jeder jedes jeden le la les un une des du de et ou avec sans pour dans sur que qui ne el los las una mi tu su y o con sin para en por que no se',
)

/** How bad a line break before word `at` is: 0 between phrases, 1 inside of one. */
export function breakCost(words: readonly FilmWord[], at: number): number {
  const [before, after] = [words[at - 1]!, words[at]!]
  if (/[.!?…؟。！？]["'”’»)]*$/u.test(before.text)) return 0
  if (/[,;:،؛，；：、–—]["'”’»)]*$/u.test(before.text)) return 0.05
  if (/^[–—-]$/.test(after.text)) return 0.9
  if (isNumber(before.text) || clings.has(plain(before.text))) return 1
  if (before.isStrong && after.isStrong) return 0.9
  if (opens.has(plain(after.text))) return 0.15
  return after.isGlued ? 0.6 : 0.45
}

export const isNumber = (text: string) => /\p{N}/u.test(text) && !/\p{L}/u.test(text)

/** The word in lower case without punctuation. */
export const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}'’-]/gu, '')

export const isRightToLeft = (text: string) => {
  const first =
    /[\p{Script=Arabic}\p{Script=Hebrew}]|\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}/u.exec(text)
  return first !== null && /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(first[0])
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
