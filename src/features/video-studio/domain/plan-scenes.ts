import type { ScriptToFilm } from '../contract/video-request.ts'
import type { Scene } from './film.ts'
import { readDirections } from './read-directions.ts'
import { splitThoughts } from './split-thoughts.ts'

export type PlannedScene = Omit<Scene, 'from' | 'to'>

export type Plan = {
  /** The text that determines the mood. */
  text: string
  directions: string[]
  /** The scenes in order, with at most this many words each. */
  scenes(maxWords: number): PlannedScene[]
}

export function planPrompt(prompt: string): Plan {
  const { text, directions } = readDirections(prompt)
  return {
    text,
    directions,
    scenes: (most) =>
      splitThoughts(text, most).map((words, index) => ({
        kind: index === 0 ? 'title' : 'line',
        words,
        label: index === 0 ? '' : twoDigits(index),
        caption: '',
      })),
  }
}

/** The hook first, then numbered parts; a visual cue is the caption of its part. */
export function planScript({ title, hook, script_parts: parts, visual_cues: cues }: ScriptToFilm): Plan {
  const first = hook || title || parts[0] || ''
  const rest = hook || title ? parts : parts.slice(1)
  return {
    text: [title, hook, ...parts, ...cues].join(' '),
    directions: [],
    scenes: (most) => [
      ...splitThoughts(first, most).map((words, index): PlannedScene => {
        const isTitle = index === 0
        return { kind: isTitle ? 'title' : 'line', words, label: isTitle && hook ? title : '', caption: '' }
      }),
      ...rest.flatMap((part, number) =>
        splitThoughts(withoutTiming(part), most).map((words, index): PlannedScene => {
          const caption = index === 0 ? (cues[number] ?? '') : ''
          return { kind: 'line', words, label: twoDigits(number + 1), caption }
        }),
      ),
    ],
  }
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** '[0-3s] Open with …', 'Part 1: …': notes to the speaker. */
const withoutTiming = (part: string) =>
  part.replace(/^\s*(?:[[(][^\])]{1,30}[\])]\s*)?(?:(?:part|scene|step)\s+\d+\s*[:.-]\s*)?/i, '')
