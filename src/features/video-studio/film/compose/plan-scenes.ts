import type { FilmWord, Picture, SceneContent } from '../film.ts'
import type { FindIcon } from '../find-icon.ts'
import { isNumber, plain } from '../phrases.ts'
import { splitWords } from '../split-words.ts'
import { chunk, secondsToSay } from './chunk.ts'
import { emphasise, marksNames } from './emphasise.ts'
import type { Line } from './read-lines.ts'
import { readCounter, recogniseGroup, recogniseSentence, type Piece } from './recognise.ts'

/** A scene without its place in time, which is known only if there is a voice. */
export type PlannedScene = {
  words: readonly FilmWord[]
  picture: Picture | null
  seconds: number
  start?: number | undefined
} & SceneContent

type Options = {
  room: number
  photos?: number
  findIcon?: FindIcon | undefined
  times?: readonly { start: number; end: number }[] | undefined
}

/** The seconds that a scene should last at least, if no voice says otherwise. */
const shortestScene = 1.2
const longestScene = 2.5

/** Cuts the lines into scenes and chooses what each shows. */
export function planScenes(lines: readonly Line[], options: Options): PlannedScene[] {
  const text = lines.map((line) => line.text).join(' ')
  const hasNames = marksNames(text)
  let planned = planLines(lines, options, hasNames, 1)
  if (!options.times) {
    const count = Math.ceil(options.room / longestScene)
    const isShort = () => secondsOf(planned) < options.room * 0.75 && planned.length < count
    for (const scale of [0.75, 0.55]) if (isShort()) planned = planLines(lines, options, hasNames, scale)
    const once = planned
    for (let turn = 0; isShort(); turn++) planned = [...planned, again(once[turn % once.length]!)]
  }
  return addPhotos(addIcons(planned, text, options.findIcon), options.photos ?? 0)
}

/** A scene shown once more, because there is more time than text. */
const again = (scene: PlannedScene): PlannedScene =>
  scene.kind === 'title' ? { ...scene, kind: 'words' } : scene

const secondsOf = (scenes: readonly PlannedScene[]) => scenes.reduce((sum, { seconds }) => sum + seconds, 0)

function planLines(
  lines: readonly Line[],
  { times }: Options,
  hasNames: boolean,
  scale: number,
): PlannedScene[] {
  const scenes: PlannedScene[] = []
  for (let at = 0; at < lines.length;) {
    const group = recogniseGroup(lines, at)
    const size = group?.count ?? 1
    const said = lines.slice(at, at + size)
    const words = said.flatMap(({ text }) => splitWords(text))
    const span = times && { start: times[at]!.start, end: times[at + size - 1]!.end }
    const manner = { isHook: at === 0, hasNames, scale }
    const isPlain = said[0]!.form === 'sentence' && at > 0
    const pieces = isPlain && !group ? recogniseSentence(said[0]!.text) : undefined
    if (group) scenes.push(sceneOf(group.content, words, span))
    else if (pieces) scenes.push(...planPieces(pieces, { ...manner, span }))
    else scenes.push(...planSentence(words, { ...manner, span }))
    at += size
  }
  return scenes
}

type Manner = { isHook: boolean; hasNames: boolean; scale: number; span: Span }

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
      ? [sceneOf(content, emphasise(words, true, manner.hasNames), own)]
      : planSentence(words, { ...manner, span: own })
  })
}

type Span = { start: number; end: number } | undefined

function sceneOf(content: SceneContent, words: readonly FilmWord[], span: Span): PlannedScene {
  const least = 'data' in content && 'items' in content.data ? content.data.items.length * 1.1 : 2
  const seconds = span ? span.end - span.start : Math.max(least, secondsToSay(words))
  return { ...content, words, picture: null, seconds, start: span?.start }
}

function planSentence(words: readonly FilmWord[], { isHook, hasNames, scale, span }: Manner): PlannedScene[] {
  // The hook is read at once if it is short.
  const chunks = isHook && words.length <= 9 && scale === 1 ? [[...words]] : chunk(words, scale)
  const whole = secondsToSay(words)
  let passed = span?.start ?? 0
  return chunks.map((part, index) => {
    const isTitle = isHook && index === 0
    const isStart = index === 0 || /[.:!?]$/.test(chunks[index - 1]!.at(-1)!.text)
    const marked = emphasise(part, isStart, hasNames)
    const said = secondsToSay(part)
    const seconds = span ? (said / whole) * (span.end - span.start) : Math.max(shortestScene, said)
    const start = span ? passed : undefined
    passed += seconds
    const counter = isTitle ? undefined : readCounter(marked)
    const content: SceneContent = counter ?? { kind: isTitle ? 'title' : 'words' }
    return { ...content, words: marked, picture: null, seconds, start }
  })
}

function addIcons(
  scenes: readonly PlannedScene[],
  text: string,
  findIcon: Options['findIcon'],
): PlannedScene[] {
  if (!findIcon) return [...scenes]
  let previous: string | undefined
  return scenes.map((scene) => {
    if (scene.kind !== 'title' && scene.kind !== 'words' && scene.kind !== 'counter') return scene
    const said = scene.words.map((word) => word.text).filter((word) => !isNumber(word))
    const name = findIcon(said.map(plain), text)
    const isRepeated = name === previous
    previous = isRepeated ? undefined : name
    if (name === undefined || isRepeated) return scene
    return { ...scene, picture: { kind: 'icon', name } }
  })
}

/** One photo is shown in every second scene, several in all, in their order. */
function addPhotos(scenes: readonly PlannedScene[], photos: number): PlannedScene[] {
  if (photos === 0) return [...scenes]
  const fitting = scenes.filter(({ kind }) => kind === 'title' || kind === 'words')
  const shown = photos === 1 ? fitting.filter((_, at) => at % 2 === 0) : fitting
  return scenes.map((scene) => {
    const at = shown.indexOf(scene)
    if (at < 0) return scene
    const index = Math.min(photos - 1, Math.floor((at * Math.max(photos, 1)) / shown.length))
    const { words, seconds, start } = scene
    return { kind: 'photo', words, seconds, start, picture: { kind: 'photo', index } }
  })
}
