import { countWords } from '../speaking-time.ts'
import type { Part } from './part.ts'

type Bounds = { least: number; most: number; hookWords: number }

/**
 * As much as the time allows: what must be said, then the rest in the order of its rank. A sentence that hangs on the
 * first one of its part is left out with it.
 */
export function fitParts(
  parts: readonly Part[],
  { least, most, hookWords }: Bounds,
): { part: Part; text: string }[] {
  const aim = least + (most - least) * 0.5
  const chosen = new Set(parts.flatMap(({ sentences }) => sentences.filter(({ rank }) => rank === 0)))
  let words = hookWords + sum([...chosen].map(({ text }) => countWords(text)))
  const optional = parts
    .flatMap(({ sentences }) => sentences.map((sentence) => ({ sentence, lead: sentences[0]! })))
    .filter(({ sentence }) => sentence.rank > 0)
    .toSorted((a, b) => a.sentence.rank - b.sentence.rank)
  for (const { sentence, lead } of optional) {
    const longer = words + countWords(sentence.text)
    const hangsInTheAir = sentence !== lead && !chosen.has(lead)
    if (words >= aim || longer > most - 4 || hangsInTheAir) continue
    chosen.add(sentence)
    words = longer
  }
  return parts
    .map((part) => ({
      part,
      text: part.sentences
        .filter((sentence) => chosen.has(sentence))
        .map(({ text }) => text)
        .join(' '),
    }))
    .filter(({ text }) => text !== '')
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
