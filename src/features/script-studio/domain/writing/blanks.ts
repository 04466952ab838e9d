import type { NoteKind } from '../../contract/notes.ts'
import type { PartialScript } from '../../contract/script.ts'
import { english } from './phrases/en.ts'
import { german } from './phrases/de.ts'
import type { Blank } from './phrases/phrases.ts'
import { capitalize } from './sentences.ts'

/** The approximate speaking time of an answer. */
export const wordsPerBlank = 12

const pattern = /\[([^[\]]{1,80})\]/g

export type OpenBlank = { label: string; question: string; kind: NoteKind; isForHook: boolean }

/** The open blanks of a script, without duplicates, with their questions. */
export function openBlanks(script: PartialScript, topic: string): OpenBlank[] {
  const lines = [...script.script_parts, ...script.hooks.map(({ text }) => text)]
  const labels = new Set(lines.flatMap((line) => [...line.matchAll(pattern)].map(([, label = '']) => label)))
  return [...labels].flatMap((label) => {
    const known = findBlank(label)
    return known
      ? [{ label, question: known.question(topic), kind: known.kind, isForHook: known.lead === '' }]
      : []
  })
}

function findBlank(label: string): Blank | undefined {
  const language = [english, german].find(({ blanks }) => Object.hasOwn(blanks, label))
  return language?.blanks[label]
}

export const hasBlank = (text: string) => text.search(pattern) !== -1
export const countBlanks = (text: string) => text.match(pattern)?.length ?? 0

/** Fills a blank wherever it occurs. The answer keeps its own punctuation. */
export function fillBlank(script: PartialScript, label: string, answer: string): PartialScript {
  const words = answer.replaceAll(/\s+/g, ' ').trim()
  const fill = (line: string) => {
    const filled = line.replaceAll(`[${label}]`, () => words).trim()
    const tidy = filled.replaceAll(/([.!?…]["”“»]?)\.(?=$|\s|”)/g, '$1')
    return capitalize(/[.!?…]["”“»’)]*$/.test(tidy) ? tidy : `${tidy}.`)
  }
  const change = (line: string) => (line.includes(`[${label}]`) ? fill(line) : line)
  return {
    hooks: script.hooks.map((hook) => ({ ...hook, text: change(hook.text) })),
    script_parts: script.script_parts.map(change),
    visual_cues: script.visual_cues.map(change),
    engagement_tips: script.engagement_tips.map(change),
  }
}
