import { truncate } from '#platform/common/text.ts'
import {
  frameSizeOf,
  type Orientation,
  type Resolution,
  type VideoShape,
  type VideoStyle,
  type VideoVoice,
} from '../contract/choices.ts'
import type { ScriptToFilm } from '../contract/video-request.ts'
import { chooseMood } from './choose-mood.ts'

import type { Film, FilmWord } from './film.ts'
import { planScript, planPrompt, type Plan, type PlannedScene } from './plan-scenes.ts'
import { joinWords, splitWords } from './split-words.ts'

const sceneSeconds = { least: 1.8, most: 3.5 } as const

/** How long so many words need to be read, in beats; every scene lasts a whole number of them. */
function beatsFor(words: number, beat: number): number {
  const seconds = Math.min(sceneSeconds.most, Math.max(sceneSeconds.least, 1 + words * 0.27))
  const [least, most] = [Math.ceil(sceneSeconds.least / beat), Math.floor(sceneSeconds.most / beat)]
  return Math.min(most, Math.max(least, Math.round(seconds / beat)))
}

/** How many scenes, taken in order, can be read in the time. There is always one. */
function countFitting(beats: readonly number[], beat: number, seconds: number): number {
  let sum = 0
  const first = beats.findIndex((each) => (sum += each * beat) > seconds * 1.06)
  return first < 0 ? beats.length : Math.max(1, first)
}

/** First frame of each scene and the frame after its last: the beat is stretched a little so that the last cut is the end. */
function cutOnBeats(beats: readonly number[], frames: number): { from: number; to: number }[] {
  const whole = beats.reduce((sum, each) => sum + each, 0)
  let passed = 0
  return beats.map((each) => {
    const from = Math.round((passed / whole) * frames)
    passed += each
    return { from, to: Math.round((passed / whole) * frames) }
  })
}

const plain = new Set(
  'a an the and or but so because that which who whom when while where if then than to for with without from into over under before after until about of in on at by as is are was were be been am i you he she it we they me him her us them my your his its our their this these those there here not no do does did have has had will would can could should may might must just very really more most some any all each every how what why also only even still through between behind across against along around among above below beside during within toward towards again always never another other both such same being going comes since'.split(
    ' ',
  ),
)

/** Marks the word that the eye should find first: a number, a shout, otherwise the longest that carries meaning. */
function emphasise(words: readonly FilmWord[]): FilmWord[] {
  const scores = words.map(({ text }) => score(text))
  const best = Math.max(...scores)
  const chosen = words.length > 1 && best > 3 ? scores.indexOf(best) : -1
  return words.map((word, index) => ({ ...word, strong: index === chosen }))
}

function score(text: string): number {
  const letters = text.replace(/[^\p{L}\p{N}%$€£]/gu, '')
  if (plain.has(letters.toLowerCase())) return 0
  const isNumber = /\d/.test(letters)
  const isShouted =
    letters.length > 1 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  const isDense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letters)
  return letters.length * (isDense ? 3 : 1) + (isNumber ? 10 : 0) + (isShouted ? 6 : 0)
}

export type FilmRequest = {
  prompt: string
  num_frames: number
  fps: number
  resolution: Resolution
  orientation: Orientation
  /** Null: as the orientation says. */
  shape?: VideoShape | null
  style?: VideoStyle | null
  voice?: VideoVoice | null
  sound: boolean
  script: ScriptToFilm | null
  handle: string
  call_to_action: string
}

/** Turns a prompt or script into a film that is readable in its time, and reports what was left out. */
export function composeFilm(request: FilmRequest): { film: Film; notes: string[] } {
  const { num_frames: frames, fps, script } = request
  const seconds = frames / fps
  const seed = hashText(JSON.stringify([request.prompt, script, frames, fps]))
  const plan = script ? planScript(script) : planPrompt(request.prompt)
  const { mood, palette } = chooseMood(`${request.prompt} ${plan.text}`, seed)
  const ending = seconds >= shortestWithEnd ? endCard(request) : undefined
  const endBeats = ending ? beatsFor(4, mood.beat) : 0
  const room = seconds - endBeats * mood.beat
  const { shown, leftOut } = fill(plan, mood.beat, room)
  const scenes = ending ? [...shown, ending] : shown
  const beats = shown.map(({ words }) => beatsFor(words.length, mood.beat))
  const cuts = cutOnBeats(ending ? [...beats, endBeats] : beats, frames)
  const film = {
    ...frameSizeOf(request.resolution, request.shape ?? request.orientation),
    fps,
    frames,
    seed,
    palette,
    motif: mood.motif,
    sound: request.sound,
    scenes: scenes.map((scene, index) => ({ ...scene, words: emphasise(scene.words), ...cuts[index]! })),
  }
  return { film, notes: describe(plan, leftOut, seconds) }
}

/** FNV-1a: a number for a text, the same everywhere. */
function hashText(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01_00_01_93)
  return hash >>> 0
}

const shortestWithEnd = 4.5

function endCard({ handle, call_to_action: call }: FilmRequest): PlannedScene | undefined {
  if (handle === '' && call === '') return undefined
  const words = splitWords(handle === '' ? call : handle)
  return { kind: 'end', words, label: '', caption: handle === '' ? '' : call }
}

/** As many scenes as fit; if too few, smaller ones, and then repeated ones. */
function fill(plan: Plan, beat: number, seconds: number) {
  const wanted = Math.ceil(seconds / sceneSeconds.most)
  const fitting = (scenes: PlannedScene[]) =>
    countFitting(
      scenes.map(({ words }) => beatsFor(words.length, beat)),
      beat,
      seconds,
    )
  let scenes = plan.scenes(9)
  for (let most = 8; most >= 3 && scenes.length < wanted; most--) {
    const smaller = plan.scenes(most)
    if (fitting(smaller) === smaller.length) scenes = smaller
  }
  const all = [...scenes]
  for (let turn = 0; all.length < wanted; turn++) all.push(repeat(scenes, turn))
  const count = fitting(all)
  return { shown: all.slice(0, count), leftOut: scenes.slice(count) }
}

// Alternates between the key word, large and alone, and the whole line.
function repeat(scenes: PlannedScene[], turn: number): PlannedScene {
  const scene = scenes[Math.floor(turn / 2) % scenes.length]!
  const strong = emphasise(scene.words).filter(({ strong: isStrong }) => isStrong)
  const words = turn % 2 === 0 && strong.length > 0 ? strong.map(beginning) : scene.words
  return { ...scene, kind: 'line', words, label: '', caption: '' }
}

const beginning = (word: FilmWord) => ({
  ...word,
  text: word.text.charAt(0).toUpperCase() + word.text.slice(1),
})

const longestQuote = 400

function describe({ directions }: Plan, leftOut: PlannedScene[], seconds: number): string[] {
  const notes: string[] = []
  if (leftOut.length > 0) {
    const text = leftOut.map(({ words }) => joinWords(words)).join(' · ')
    const quote = text.length > longestQuote ? `${truncate(text, longestQuote).trimEnd()}…` : text
    notes.push(`Didn’t fit in ${seconds.toFixed(1)} seconds: ${quote}`)
  }
  if (directions.length > 0) notes.push(`Used as directions, not shown: ${directions.join(', ')}`)
  return notes
}
