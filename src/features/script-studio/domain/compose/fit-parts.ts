import { countWords } from '../speaking-time.ts'
import type { Part } from './part.ts'

type Bounds = { least: number; most: number; hookWords: number }

/**
 * As much as the time allows: what must be said, then the rest in the order of its rank. A sentence that hangs on the
 * first one of its part is left out with it.
 */
export function fitParts(
  given: readonly Part[],
  { least, most, hookWords }: Bounds,
): { part: Part; text: string }[] {
  const aim = least + (most - least) * 0.5
  const parts = dropUntilItFits(given, most - hookWords)
  const chosen = new Set(parts.flatMap(({ sentences }) => sentences.filter(({ rank }) => rank === 0)))
  let words = hookWords + sum([...chosen].map(({ text }) => countWords(text)))
  const optional = parts
    .flatMap(({ sentences }) => sentences.map((sentence) => ({ sentence, lead: leadOf(sentences) })))
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

// A long call or long names can leave no room for all that has to be said: then the picture around it goes first.
function dropUntilItFits(parts: readonly Part[], room: number): readonly Part[] {
  const needed = sum(
    parts.flatMap(({ sentences }) =>
      sentences.filter(({ rank }) => rank === 0).map(({ text }) => countWords(text)),
    ),
  )
  if (needed <= room) return parts
  const roles = ['scene', 'stake', 'turn', 'tip', 'own'] as const
  const role = roles.find(
    (name) => parts.filter((part) => part.role === name && hasMust(part)).length > (name === 'tip' ? 1 : 0),
  )
  const at = role === undefined ? -1 : parts.findIndex((part) => part.role === role && hasMust(part))
  return at < 0 ? parts : dropUntilItFits(parts.toSpliced(at, 1), room)
}

const hasMust = ({ sentences }: Part) => sentences.some(({ rank }) => rank === 0)

// What the others hang on: the first sentence, unless it may be left out before another one.
const leadOf = (sentences: Part['sentences']) => sentences.toSorted((a, b) => a.rank - b.rank)[0]!

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
