import type { ScriptToFilm } from '../contract/video-request.ts'
import { readDirections } from './read-directions.ts'

// 150 words per minute, and a breath after each sentence.
const secondsPerWord = 0.4
const pauseSeconds = 0.25
// A shorter sentence could not be read.
const leastSeconds = 1.6
const endCardSeconds = 2

type Spoken = { prompt: string; script: ScriptToFilm | null; handle: string; call_to_action: string }

/** How many sentences a video says, and how many whole seconds it needs for them and its end card. */
export function estimateLength({ prompt, script, handle, call_to_action: call }: Spoken) {
  const lines = script ? spokenLines(script) : readDirections(prompt).text.split('\n')
  const times = lines.flatMap(splitSentences).map(sentenceSeconds)
  const ending = handle === '' && call === '' ? 0 : endCardSeconds
  const spoken = times.reduce((sum, each) => sum + each, 0)
  return { sentences: times.length, seconds: times.length === 0 ? 0 : Math.ceil(spoken + ending) }
}

function spokenLines({ title, hook, script_parts: parts }: ScriptToFilm): string[] {
  // '[0-3s]' and '(smiles)' are notes to the speaker.
  return [hook || title, ...parts].map((line) => line.replace(/[[(][^[\]()]{0,80}[\])]/g, ' '))
}

const sentenceParts = new Intl.Segmenter(undefined, { granularity: 'sentence' })
const wordParts = new Intl.Segmenter(undefined, { granularity: 'word' })

const splitSentences = (line: string): number[] =>
  [...sentenceParts.segment(line)].map(({ segment }) => countWords(segment)).filter((words) => words > 0)

const countWords = (text: string) =>
  [...wordParts.segment(text)].filter(({ isWordLike }) => isWordLike).length

const sentenceSeconds = (words: number) => Math.max(leastSeconds, words * secondsPerWord + pauseSeconds)
