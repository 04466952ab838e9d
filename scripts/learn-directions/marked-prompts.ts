import {
  splitPrompt,
  type PromptWord,
} from '../../src/features/video-studio/domain/directions/prompt-words.ts'

export type MarkedPrompt = { words: PromptWord[]; labels: boolean[] }

/** Reads prompts between lines of '---', whose directions are marked: '{{Calm piano, please.}} Bees sleep in flowers.' */
export const readMarkedPrompts = (text: string): MarkedPrompt[] =>
  text
    .split(/^---$/m)
    .map((marked) => marked.trim())
    .filter((marked) => marked !== '')
    .map(readMarked)

function readMarked(marked: string): MarkedPrompt {
  const words = splitPrompt(marked.replaceAll(/\{\{|\}\}/g, ''))
  let isDirection = false
  // Each word is what its first letter is.
  const labels = marked
    .split(/\s+/)
    .map((word) => {
      let label: boolean | undefined
      for (const [piece] of word.matchAll(/\{\{|\}\}|[^{}]/g)) {
        if (piece === '{{' || piece === '}}') isDirection = piece === '{{'
        else if (/[\p{L}\p{N}]/u.test(piece)) label ??= isDirection
      }
      return { isWord: word.replaceAll(/\{\{|\}\}/g, '') !== '', label: label ?? isDirection }
    })
    .filter(({ isWord }) => isWord)
    .map(({ label }) => label)
  if (labels.length !== words.length) throw new Error(`The marks can’t be read: ${marked}`)
  return { words, labels }
}
