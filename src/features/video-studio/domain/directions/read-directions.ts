import { labelWords } from './label-words.ts'
import { clausesOf, cutAfter, splitPrompt, type PromptWord } from './prompt-words.ts'
import { learned } from './weights.ts'

/**
 * Separates what a prompt says from what it only asks of the maker of the film ('calm piano please', '4k'). Clauses of
 * directions in `alsoSaid` are said.
 */
export function readDirections(
  prompt: string,
  alsoSaid: ReadonlySet<string> = new Set(),
): { text: string; directions: string[] } {
  const words = splitPrompt(prompt)
  const labels = labelWords(words, learned)
  for (const { from, to, text } of directionClauses(words, labels))
    if (alsoSaid.has(text)) labels.fill(false, from, to)
  // What is only directions is all there is to show.
  if (labels.every(Boolean)) return { text: prompt, directions: [] }
  const directions: string[] = []
  // Who writes 'i gave up' wants it so.
  const isCapitalized = /^\P{L}*\p{Lu}/u.test(prompt)
  let text = ''
  let direction = ''
  words.forEach((word, at) => {
    const written = word.text + (word.endsLine ? '\n' : ' ')
    if (labels[at]) {
      direction += written
      return
    }
    if (direction !== '') {
      directions.push(direction.trim())
      text = closeBefore(text, direction)
      direction = ''
    }
    const isFirst = at > 0 && labels[at - 1] && isAtStart(text)
    const rest = isFirst ? written.replace(/^[,;:–—-]+\s*/, '') : written
    text += isFirst && isCapitalized ? capitalize(rest) : rest
  })
  if (direction !== '') directions.push(direction.trim())
  return { text: (direction === '' ? text : closeBefore(text, '.')).trim(), directions }
}

/** The clauses of a prompt that are taken for directions, in order; none if they are all there is. */
export function findDirections(prompt: string): string[] {
  const words = splitPrompt(prompt)
  const labels = labelWords(words, learned)
  return labels.every(Boolean) ? [] : directionClauses(words, labels).map(({ text }) => text)
}

const directionClauses = (words: readonly PromptWord[], labels: readonly boolean[]) =>
  clausesOf(words)
    .flatMap((clause) => cutAfter(clause, (at) => labels[at] !== labels[at + 1]))
    .filter(([first]) => labels[first!])
    .map((clause) => {
      const [from, to] = [clause[0]!, clause.at(-1)! + 1]
      return {
        from,
        to,
        text: words
          .slice(from, to)
          .map(({ text }) => text)
          .join(' '),
      }
    })

const sentenceEnd = /[.!?؟…]["'”“’»)]{0,3}$|\p{Extended_Pictographic}\uFE0F?$/u

function isAtStart(text: string): boolean {
  const last = text.slice(-8)
  return last.trim() === '' || last.endsWith('\n') || sentenceEnd.test(last.trimEnd())
}

/** A sentence whose end was left out ends where it is now. */
function closeBefore(text: string, direction: string): string {
  const isEnded = direction.endsWith('\n') || sentenceEnd.test(direction.slice(-8).trimEnd())
  if (!isEnded || isAtStart(text)) return text
  let end = text.length
  while (/[\s,،;؛:–—-]/.test(text.charAt(end - 1))) end--
  return `${text.slice(0, end)}. `
}

const capitalize = (text: string) => text.replace(/\p{L}/u, (letter) => letter.toUpperCase())
