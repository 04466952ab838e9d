import { labelWords } from './label-words.ts'
import { splitPrompt } from './prompt-words.ts'
import { learned } from './weights.ts'

type Reading = { text: string; directions: readonly string[] }

/** The form asks several times for the same prompt, and a long one takes some milliseconds. */
const latest = new Map<string, Reading>()
const mostLatest = 4

/** Separates what a prompt says from what it only asks of the maker of the film ('calm piano please', '4k'). */
export function readDirections(prompt: string): Reading {
  const known = latest.get(prompt)
  if (known) return known
  const reading = parseDirections(prompt)
  latest.set(prompt, reading)
  const [oldest] = latest.keys()
  if (latest.size > mostLatest && oldest !== undefined) latest.delete(oldest)
  return reading
}

function parseDirections(prompt: string): Reading {
  const words = splitPrompt(prompt)
  const labels = labelWords(words, learned)
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

const sentenceEnd = /[.!?؟…]["'”“’»)]{0,3}$|\p{Extended_Pictographic}\uFE0F?$/u

function isAtStart(text: string): boolean {
  const last = text.slice(-8)
  return last.trim() === '' || last.endsWith('\n') || sentenceEnd.test(last.trimEnd())
}

/** A sentence or clause whose end was left out ends where it is now. */
function closeBefore(text: string, direction: string): string {
  const isEnded = direction.endsWith('\n') || sentenceEnd.test(direction.slice(-8).trimEnd())
  const isClause = direction.trimEnd().endsWith(',')
  if ((!isEnded && !isClause) || isAtStart(text)) return text
  let end = text.length
  while (/[\s,،;؛:–—-]/.test(text.charAt(end - 1))) end--
  return `${text.slice(0, end)}${isEnded ? '.' : ','} `
}

const capitalize = (text: string) => text.replace(/\p{L}/u, (letter) => letter.toUpperCase())
