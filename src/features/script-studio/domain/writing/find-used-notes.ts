import type { PartialScript } from '../../contract/script.ts'
import { isYear, quotesOf } from './clauses.ts'
import type { WritingNote } from './note.ts'
import { normalizeText } from './sentences.ts'
import { stemsOf } from './stems.ts'

/** The notes that a script tells, for a model that doesn't name them: by quotation, number or words. */
export function findUsedNotes(script: PartialScript, notes: readonly WritingNote[]): string[] {
  const lines = [...script.hooks.map(({ text }) => text), ...script.script_parts]
  const said = lines.map(normalizeText).join('\n')
  // A model may spread a note over two lines.
  const passages = lines.map((line, at) => readPassage(`${line} ${lines[at + 1] ?? ''}`))
  const counts = new Map<string, number>()
  const stems = notes.map(({ words }) => stemsOf(words))
  for (const each of stems) for (const stem of each) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return notes
    .filter(({ words, topic }, at) => {
      if (quotesOf(words).some((quote) => quote.length >= 8 && said.includes(normalizeText(quote))))
        return true
      const ofTopic = stemsOf(topic)
      const own = [...stems[at]!].filter((stem) => !ofTopic.has(stem) && counts.get(stem)! <= most)
      const numbers = numbersIn(words)
      return passages.some((passage) => {
        const shared = own.filter((stem) => passage.stems.has(stem)).length
        const hasNumber = numbers.some((number) => passage.numbers.has(number))
        return (hasNumber && shared >= 1) || (shared >= 2 && shared >= own.length * 0.5)
      })
    })
    .map(({ id }) => id)
}

/** A word in more notes than this tells none of them from the others. */
const most = 3

const readPassage = (text: string) => ({ stems: stemsOf(text), numbers: new Set(numbersIn(text)) })

const numbersIn = (text: string) =>
  (text.match(/\d+(?:[.,:]\d+)*/g) ?? []).filter((number) => !isYear(number))
