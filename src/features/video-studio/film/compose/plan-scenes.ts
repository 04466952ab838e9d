import type { FilmWord, SceneContent } from '../film.ts'
import type { FindIcon } from '../find-icon.ts'
import { splitWords } from '../split-words.ts'
import { addIcons } from './add-icons.ts'
import { chunk, secondsToSay } from './chunk.ts'
import { emphasize } from './emphasize.ts'
import type { PlannedScene } from './planned-scene.ts'
import type { Line } from './read-lines.ts'
import { readCounter } from './read-counter.ts'
import { recognizeGroup, recognizeSentence, type Piece } from './recognize.ts'

type Options = {
  title: string
  room: number
  /** How much longer the last scene stays than it takes to say. */
  closing: number
  photos?: number
  findIcon?: FindIcon | undefined
  times?: readonly { start: number; end: number }[] | undefined
}

/** The seconds that a scene should last at least, if no voice says otherwise. */
export const shortestScene = 1.2
/** A number that has counted up must be read, too. */
const shortestCounter = 1.8
const longestScene = 2.5
const shortestLast = 1.9

/** Cuts the lines into scenes and chooses what each shows. */
export function planScenes(lines: readonly Line[], options: Options): PlannedScene[] {
  const text = lines.map((line) => line.text).join(' ')
  let planned = withoutRepeatedMaps(planLines(lines, options, 1))
  if (!options.times) {
    const count = Math.ceil(options.room / longestScene)
    const isShort = () => secondsOf(planned) < options.room * 0.6 && planned.length < count
    for (const scale of [0.75, 0.55])
      if (isShort()) planned = withoutRepeatedMaps(planLines(lines, options, scale))
    const once = planned
    for (let turn = 0; isShort(); turn++) planned = [...planned, again(once[turn % once.length]!)]
  }
  if (!options.times) planned = holdLast(planned, options)
  if (options.findIcon) planned = addIcons(planned, { text, title: options.title }, options.findIcon)
  return addPhotos(planned, options.photos ?? 0)
}

/** A second map of the same places adds nothing. */
function withoutRepeatedMaps(scenes: readonly PlannedScene[]): PlannedScene[] {
  const shown = new Set<string>()
  return scenes.map((scene) => {
    if (scene.kind !== 'map') return scene
    const names = scene.data.places.map(({ name }) => name)
    const isNew = names.some((name) => !shown.has(name))
    for (const name of names) shown.add(name)
    const { words, picture, seconds, start, line } = scene
    return isNew ? scene : { kind: 'words', words, picture, seconds, start, line }
  })
}

/** In a film that is short of time the other scenes need it more. */
const shareIfShort = 0.4

function holdLast(scenes: readonly PlannedScene[], { room, closing }: Options): PlannedScene[] {
  const isShort = secondsOf(scenes) > room
  const held = (seconds: number) =>
    isShort ? seconds + closing * shareIfShort : Math.max(shortestLast, seconds + closing)
  return scenes.map((scene, index) =>
    index === scenes.length - 1 ? { ...scene, seconds: held(scene.seconds) } : scene,
  )
}

/** A scene shown once more, because there is more time than text. */
const again = (scene: PlannedScene): PlannedScene =>
  scene.kind === 'title' ? { ...scene, kind: 'words' } : scene

const secondsOf = (scenes: readonly PlannedScene[]) => scenes.reduce((sum, { seconds }) => sum + seconds, 0)

function planLines(lines: readonly Line[], { times }: Options, scale: number): PlannedScene[] {
  const scenes: PlannedScene[] = []
  for (let at = 0; at < lines.length;) {
    const group = recognizeGroup(lines, at)
    const size = group?.count ?? 1
    const said = lines.slice(at, at + size)
    const words = said.flatMap(({ text }) => splitWords(text))
    const span = times && { start: times[at]!.start, end: times[at + size - 1]!.end }
    const manner = { isHook: at === 0, scale, line: at }
    const isPlain = said[0]!.form === 'sentence' && at > 0
    const pieces = isPlain && !group ? recognizeSentence(said[0]!.text) : undefined
    if (group) scenes.push(sceneOf(group.content, words, span, at))
    else if (pieces) scenes.push(...planPieces(pieces, { ...manner, span }))
    else scenes.push(...planSentence(words, { ...manner, span }))
    at += size
  }
  return scenes
}

type Manner = { isHook: boolean; scale: number; line: number; span: Span }

function planPieces(pieces: readonly Piece[], manner: Manner): PlannedScene[] {
  const whole = secondsToSay(pieces.flatMap(({ text }) => splitWords(text)))
  let passed = manner.span?.start ?? 0
  return pieces.flatMap(({ text, content }) => {
    const words = splitWords(text)
    const { span } = manner
    const share = secondsToSay(words) / whole
    const own = span && { start: passed, end: passed + (span.end - span.start) * share }
    passed = own?.end ?? 0
    return content
      ? [sceneOf(content, emphasize(words), own, manner.line)]
      : planSentence(words, { ...manner, span: own })
  })
}

type Span = { start: number; end: number } | undefined

function sceneOf(content: SceneContent, words: readonly FilmWord[], span: Span, line: number): PlannedScene {
  const least = content.kind === 'checklist' ? leastForList(content.data) : 2
  const seconds = span ? span.end - span.start : Math.max(least, secondsToSay(words))
  return { ...content, words, picture: null, seconds, start: span?.start, line }
}

const leastForList = ({ title, items }: { title: string; items: readonly string[] }) =>
  items.length * 1.1 + (title === '' ? 0 : 0.7)

function planSentence(words: readonly FilmWord[], { isHook, scale, line, span }: Manner): PlannedScene[] {
  const parts = chunk(words, scale)
  const chunks = (isHook ? withFullCover(parts) : parts).map(withoutLastDash)
  const whole = secondsToSay(words)
  let passed = span?.start ?? 0
  return chunks.map((part, index) => {
    const isTitle = isHook && index === 0
    const marked = emphasize(part)
    const said = secondsToSay(part)
    // 'One study followed 352 people | and found 70 percent': of several numbers none is counted up.
    const isOnlyNumber = words.filter(({ text }) => /\p{N}/u.test(text)).length === 1
    const counter = isTitle || !isOnlyNumber ? undefined : readCounter(marked)
    const least = counter ? shortestCounter : shortestScene
    const seconds = span ? (said / whole) * (span.end - span.start) : Math.max(least, said)
    const start = span ? passed : undefined
    passed += seconds
    const content: SceneContent = counter ?? { kind: isTitle ? 'title' : 'words' }
    return { ...content, words: marked, picture: null, seconds, start, line }
  })
}

const longestHook = 14

/** One photo is shown in every second scene, several in all, in their order. */
function addPhotos(scenes: readonly PlannedScene[], photos: number): PlannedScene[] {
  if (photos === 0) return [...scenes]
  const fitting = scenes.filter(({ kind }) => kind === 'title' || kind === 'words')
  const shown = photos === 1 ? fitting.filter((_, at) => at % 2 === 0) : fitting
  return scenes.map((scene) => {
    const at = shown.indexOf(scene)
    if (at < 0) return scene
    const index = Math.min(photos - 1, Math.floor((at * Math.max(photos, 1)) / shown.length))
    const { words, seconds, start, line } = scene
    return { kind: 'photo', words, seconds, start, line, picture: { kind: 'photo', index } }
  })
}

/** The first scene is the cover: 'On m’a dit :' alone says nothing. */
function withFullCover([first = [], second, ...others]: readonly FilmWord[][]): FilmWord[][] {
  if (!second) return [first]
  const isEnough = first.length > 3 || first.length + second.length > longestHook
  return isEnough ? [first, second, ...others] : [[...first, ...second], ...others]
}

/** A dash joins a phrase to the next, which comes on a screen of its own. */
function withoutLastDash(words: readonly FilmWord[]): FilmWord[] {
  return words.length > 1 && /^[–—-]$/.test(words.at(-1)!.text) ? words.slice(0, -1) : [...words]
}
