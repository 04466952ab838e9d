import type { FilmAssets, FilmContext } from '#features/video-studio/film/canvas.ts'
import { luminance } from '#features/video-studio/film/draw/colors.ts'
import { safeAreaOf } from '#features/video-studio/film/draw/layout.ts'
import type { DrawnText } from '#features/video-studio/film/draw/lettering.ts'
import { transitionSeconds } from '#features/video-studio/film/draw/transition.ts'
import { cutsOf } from '#features/video-studio/film/cuts.ts'
import { openFilm } from '#features/video-studio/film/draw-frame.ts'
import type { Film } from '#features/video-studio/film/film.ts'
import { plain } from '#features/video-studio/film/word-kinds.ts'
import { splitWords } from '#features/video-studio/film/split-words.ts'
import { createLayer } from '#features/video-studio/server/engines/embedded/assets/create-layer.ts'
import { createBlindContext } from './blind-context.ts'

/** A fault to plant, to see that it is found: another moment, a changed canvas, something painted behind the text. */
type Spoil = {
  timeOf?: (time: number) => number
  prepare?: (context: FilmContext) => void
  cover?: (context: FilmContext) => void
}

const readStep = 0.12
const stillStep = 0.175
const smallWidth = 72

/** What a viewer notices in a film: its words, text that is small, hidden or hard to read, and stretches without change. */
export function watchFilm(film: Film, assets: FilmAssets, spoil: Spoil = {}) {
  const { timeOf = (time) => time, prepare = () => undefined, cover = () => undefined } = spoil
  const faults = new Set<string>()
  const words = new Set<string>()
  let drawn: DrawnText[] = []
  const painter = openFilm(film, assets, { hidesText: true, onText: (text) => drawn.push(text) })
  const ground = createLayer(film.width, film.height)

  function textsAt(context: FilmContext, time: number): DrawnText[] {
    drawn = []
    context.save()
    prepare(context)
    painter.draw(context, timeOf(time))
    context.restore()
    return drawn
  }

  // Where the text is needs no pixels.
  const blind = createBlindContext()
  const settledAt = (time: number) => {
    const earlier = textsAt(blind, Math.max(0, time - 0.06))
    return textsAt(blind, time).filter((text) => text.alpha > 0.95 && isSettled(text, earlier, film))
  }
  for (let time = 0; time <= film.seconds; time += readStep) {
    if (isPassing(film, time)) continue
    for (const text of settledAt(time)) for (const fault of placeFaults(text, film)) faults.add(fault)
    for (const { text } of drawn) for (const part of splitWords(text)) words.add(plain(part.text))
  }
  for (const time of momentsOf(film)) {
    const settled = settledAt(time)
    textsAt(ground.context, time)
    cover(ground.context)
    const { data } = ground.pixels()
    for (const text of settled) for (const fault of contrastFaults(text, film, data)) faults.add(fault)
  }
  return { faults: [...faults], words, longestStill: longestStill(film, assets, timeOf) }
}

/** Three moments of every shot at which it isn't being replaced. */
function momentsOf(film: Film): number[] {
  const cuts = [0, ...cutsOf(film), film.seconds]
  return cuts
    .slice(1)
    .flatMap((end, at) => [0.4, 0.66, 0.96].map((share) => cuts[at]! + (end - cuts[at]!) * share))
    .filter((time) => !isPassing(film, time))
}

const isPassing = ({ scenes, seconds }: Film, time: number) =>
  seconds - time < transitionSeconds + 0.01 ||
  scenes.some(({ start }) => start > 0 && time >= start - 0.06 && time - start < transitionSeconds + 0.07)

const isSettled = ({ text, box }: DrawnText, earlier: readonly DrawnText[], { width }: Film) =>
  earlier.some(
    (other) =>
      other.text === text &&
      other.alpha > 0.95 &&
      Math.hypot(other.box.x - box.x, other.box.y - box.y) < width * 0.006 &&
      Math.abs(other.box.width - box.width) < width * 0.006,
  )

function placeFaults({ text, box, size }: DrawnText, film: Film): string[] {
  const safe = safeAreaOf(film)
  const spare = film.height * 0.006
  const isInside =
    box.x >= safe.x - spare &&
    box.y >= safe.y - spare &&
    box.x + box.width <= safe.x + safe.width + spare &&
    box.y + box.height <= safe.y + safe.height + spare
  return [
    ...(size < film.height * 0.03 ? [`${text}: only ${((size / film.height) * 100).toFixed(1)} % high`] : []),
    ...(isInside ? [] : [`${text}: outside of the safe area`]),
    ...(text.includes('…') ? [`${text}: truncated`] : []),
  ]
}

function contrastFaults({ text, box, color }: DrawnText, film: Film, data: Uint8ClampedArray): string[] {
  const ink = luminanceOf(color)
  const ratios: number[] = []
  for (let row = 0.5; row < 8; row++)
    for (let column = 0.5; column < 12; column++) {
      const x = Math.floor(box.x + (box.width * column) / 12)
      const y = Math.floor(box.y + (box.height * row) / 8)
      const at = (y * film.width + x) * 4
      const behind = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
      ratios.push((Math.max(ink, behind) + 0.05) / (Math.min(ink, behind) + 0.05))
    }
  const low = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length * 0.05)]!
  return low < 4.5 ? [`${text}: contrast ${low.toFixed(1)}`] : []
}

function luminanceOf(hex: string): number {
  const value = parseInt(hex.slice(1), 16)
  return luminance(value >> 16, (value >> 8) & 255, value & 255)
}

/** Frames of a thumbnail's size, one after another. */
function longestStill(film: Film, assets: FilmAssets, timeOf: (time: number) => number): number {
  const look = createThumbnails(film, assets)
  let [still, longest] = [0, 0]
  let before: Uint8ClampedArray | undefined
  for (let time = 0; time <= film.seconds; time += stillStep) {
    const small = look(timeOf(time))
    still = before && !isChanged(before, small) ? still + stillStep : 0
    longest = Math.max(longest, still)
    before = small
  }
  return longest
}

/** The pixels of a film's frames, drawn small from the beginning. */
export function createThumbnails(film: Film, assets: FilmAssets, width = smallWidth) {
  const painter = openFilm(film, assets)
  const scale = width / film.width
  const small = createLayer(width, Math.round(film.height * scale))
  return (time: number): Uint8ClampedArray => {
    small.context.save()
    small.context.scale(scale, scale)
    painter.draw(small.context, time)
    small.context.restore()
    return small.pixels().data
  }
}

/** Whether one pixel in two hundred differs by a visible step. */
export function isChanged(before: Uint8ClampedArray, after: Uint8ClampedArray): boolean {
  let changed = 0
  for (let at = 0; at < after.length; at += 4) {
    const off =
      Math.abs(before[at]! - after[at]!) +
      Math.abs(before[at + 1]! - after[at + 1]!) +
      Math.abs(before[at + 2]! - after[at + 2]!)
    if (off > 24) changed++
  }
  return changed >= after.length / 4 / 200
}
