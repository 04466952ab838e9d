import { readColors } from '../domain/directions/read-colors.ts'
import { readDirections } from '../domain/directions/read-directions.ts'
import { chooseStyle } from './compose/choose-style.ts'
import { extract } from './compose/extract.ts'
import { planScenes, shortestScene } from './compose/plan-scenes.ts'
import type { PlannedScene } from './compose/planned-scene.ts'
import { readLines, type Line, type Source } from './compose/read-lines.ts'
import { secondsToSay } from './compose/chunk.ts'
import type { Caption, Film, Scene, StyleName } from './film.ts'
import type { FindIcon } from './find-icon.ts'
import { splitWords } from './split-words.ts'

export type FilmInput = Source & {
  /** Null: as long as it takes to say. */
  seconds: number | null
  fps: number
  width: number
  height: number
  /** Null: chosen by the words. */
  style: StyleName | null
  /** Music; off unless asked for. */
  sound?: boolean
  handle: string
  call: string
  /** How many photos of the creator there are. */
  photos?: number
  /** The name of the icon that shows one of these words, if there is one. */
  findIcon?: FindIcon
  /**
   * When each of the lines on screen is heard, if there is a voice. Without times of its own the same input gives
   * these lines.
   */
  lineTimes?: readonly { start: number; end: number }[]
  captions?: readonly Caption[]
}

export type ComposedFilm = {
  film: Film
  /** The lines on screen; fewer than the script's if less time was chosen than it needs. */
  lines: string[]
  leftOut: string[]
  directions: readonly string[]
}

const longestFilm = 90

/** Long enough to read it, but never much of a film. */
export const endCardOf = ({ handle, call }: { handle: string; call: string }): number =>
  Math.min(3.4, Math.max(2.2, 1 + secondsToSay(splitWords(`${handle} ${call}`)) * 0.5))

/** The last line stays a little longer than it takes to say, so that a film doesn't seem cut off. */
export const closingSeconds = (hasEndCard: boolean) => (hasEndCard ? 0.6 : 1)

/** A film that is short of time has a shorter end card before it leaves out a sentence. */
const shortestEndCard = 1.6

/** The sentences of a prompt or script in order, as a voice says them. */
export const spokenLines = (source: Source): string[] => readLines(source).lines.map(({ text }) => text)

/** How long a prompt or script takes to say at 150 words a minute, with time to read the shortest lines. */
export const speakingSeconds = (source: Source): number => naturalSeconds(readLines(source).lines)

const naturalSeconds = (lines: readonly Line[]) =>
  lines.reduce((sum, line) => sum + Math.max(shortestScene, secondsOf(line)), 0)

const secondsOf = (line: Line) => Math.max(0.8, secondsToSay(splitWords(line.text)))

/** Turns a prompt or script into a film. Nothing is cut in the middle: what doesn't fit is left out by the sentence. */
export function composeFilm(input: FilmInput): ComposedFilm {
  const { lines: all, directions } = readLines(input)
  const text = all.map((line) => line.text).join(' ')
  const seed = hashText(text)
  const hasEnd = input.handle !== '' || input.call !== ''
  const spoken = all.reduce((sum, line) => sum + secondsOf(line), 0)
  const endSeconds = hasEnd ? endCardSeconds(input, spoken) : 0
  const closing = closingSeconds(endSeconds > 0)
  const wanted = input.seconds ?? Math.max(3, naturalSeconds(all) * 1.04 + closing + endSeconds)
  const readable = Math.max(0.4, Math.min(longestFilm, wanted) - endSeconds)
  const chosen = chooseLines(all, readable, spoken)
  const lines = all.filter((_, index) => chosen.has(index))
  const times = input.lineTimes?.length === lines.length ? input.lineTimes : undefined
  const said = times?.at(-1)?.end
  const seconds = Math.min(longestFilm, said === undefined ? wanted : said + closing + endSeconds)
  const room = Math.max(0.4, seconds - endSeconds)
  const isCallSaid = !times && endSeconds > 0 && lines.length > 2 && saysCall(lines.at(-1)!, input.call)
  const title = input.script?.title ?? ''
  const asked = looksAskedFor(input, directions)
  const colors = readColors(input.script ? readDirections(input.prompt).directions : directions)
  const planned = planScenes(isCallSaid ? lines.slice(0, -1) : lines, {
    ...input,
    findIcon: asked.some((each) => withoutIcons.test(each)) ? undefined : input.findIcon,
    title,
    room,
    closing,
    times,
  })
  const scenes = timeScenes(planned, room, times ? (input.captions ?? []) : [])
  if (endSeconds > 0) scenes.push({ kind: 'end', start: room, end: seconds, words: [], picture: null })
  const film: Film = {
    width: input.width,
    height: input.height,
    fps: input.fps,
    seconds,
    seed,
    style:
      input.style ??
      (all.some(({ form }) => form === 'code')
        ? 'signal'
        : chooseStyle(`${title} ${text}`, hashText(beginningOf(input.prompt || text)), asked)),
    ...(colors && { colors }),
    sound: input.sound ?? false,
    scenes,
    handle: input.handle,
    call: input.call,
    ...(input.captions && { captions: input.captions }),
  }
  return {
    film,
    lines: lines.map((line) => line.text),
    leftOut: all.filter((_, index) => !chosen.has(index)).map((line) => line.text),
    directions,
  }
}

/** What a script's prompt asks for is all of it; the prompt of changed lines also says something. */
function looksAskedFor({ prompt, script }: FilmInput, directions: readonly string[]): readonly string[] {
  if (!script) return directions
  const isOfLines = script.title === '' && script.hook === ''
  return isOfLines ? readDirections(prompt).directions : [prompt]
}

const withoutIcons =
  /(?<!\p{L})(?:no|without|keine?|ohne|sans|sin|sem|pas d['’]|pas de)\s?(?:any )?(?:emojis?|icons?|íconos?|iconos?|icônes?|ícones?|Symbole)(?!\p{L})/iu

/** The style stays while someone goes on writing. */
const beginningOf = (text: string) => text.trim().split(/\s+/).slice(0, 3).join(' ')

/** All lines if they can be read in the time, otherwise an extract; unless that would leave much of the time empty. */
function chooseLines(all: readonly Line[], readable: number, spoken: number): Set<number> {
  const whole = new Set(all.keys())
  if (spoken <= readable * tolerated + 0.001) return whole
  const timed = all.map((line) => ({ line, seconds: secondsOf(line) }))
  const some = extract(timed, readable * tolerated)
  const filled = timed.reduce((sum, { seconds }, index) => sum + (some.has(index) ? seconds : 0), 0)
  return filled < readable * leastFilled && spoken <= readable * hurried ? whole : some
}

function endCardSeconds({ seconds, ...end }: FilmInput, spoken: number): number {
  if (seconds === null) return endCardOf(end)
  if (seconds < 4.5) return 0
  return Math.min(endCardOf(end), Math.max(shortestEndCard, seconds - spoken / tolerated))
}

/** The end card shows the call, so a last line that says the same needs no scene before it. */
function saysCall({ text }: Line, call: string): boolean {
  const lettersOf = (said: string) => said.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  return lettersOf(call).startsWith(lettersOf(text))
}

/** Readers are a little faster than speakers. */
const tolerated = 1.18
/** Faster than that only if a film would otherwise repeat the little that fits. */
const hurried = 1.4
const leastFilled = 0.6

function timeScenes(planned: readonly PlannedScene[], room: number, captions: readonly Caption[]): Scene[] {
  const whole = planned.reduce((sum, { seconds }) => sum + seconds, 0)
  const isTimed = planned.every(({ start }) => start !== undefined)
  const starts = planned.map(({ start = 0 }, index) => (index === 0 ? 0 : snap(start, captions)))
  let passed = 0
  return planned.map(({ seconds, start: _, line: _line, ...scene }, index) => {
    const from = isTimed ? starts[index]! : (passed / whole) * room
    passed += seconds
    // Between two lines of a voice the earlier scene stays.
    const to = isTimed ? (starts[index + 1] ?? room) : (passed / whole) * room
    return { ...scene, start: round(from), end: round(to) }
  })
}

/** A cut falls on the caption that begins with it, since words are not all said at the same speed. */
function snap(time: number, captions: readonly Caption[]): number {
  const near = captions
    .map(({ start }) => start)
    .filter((start) => Math.abs(start - time) < 0.45)
    .toSorted((a, b) => Math.abs(a - time) - Math.abs(b - time))
  return near[0] ?? time
}

const round = (seconds: number) => Math.round(seconds * 1000) / 1000

/** FNV-1a: a number for a text, the same everywhere. */
function hashText(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01_00_01_93)
  return hash >>> 0
}
