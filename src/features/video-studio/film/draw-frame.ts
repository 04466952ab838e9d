import type { FilmAssets, FilmContext } from './canvas.ts'
import { schemesOf } from './draw/asked-schemes.ts'
import { createBackdrop } from './draw/backdrop.ts'
import { captionAt, drawCaption } from './draw/captions.ts'
import { safeAreaOf, type Rect } from './draw/layout.ts'
import { createLettering, type Probe } from './draw/lettering.ts'
import { clamp } from './draw/motion.ts'
import { makeScene } from './draw/scenes/scene-makers.ts'
import type { Draw, Moment, Stage } from './draw/stage.ts'
import { styles } from './draw/styles.ts'
import { drawTransition, transitionSeconds } from './draw/transition.ts'
import { cutsOf, shotCountOf } from './cuts.ts'
import type { Film, SceneKind } from './film.ts'
import { readsRightToLeft } from './right-to-left.ts'

/** Draws any moment of a film; the same moment always looks the same. */
export type FilmPainter = { draw(context: FilmContext, time: number): void }

const painters = new WeakMap<FilmAssets, WeakMap<Film, FilmPainter>>()

/** Draws one frame. What was prepared for a film is kept as long as the film and its assets are in use. */
export function drawFrame(context: FilmContext, film: Film, assets: FilmAssets, time: number) {
  let known = painters.get(assets)
  if (!known) painters.set(assets, (known = new WeakMap()))
  let painter = known.get(film)
  if (!painter) known.set(film, (painter = openFilm(film, assets)))
  painter.draw(context, time)
}

/** How many laid-out scenes are kept: both while one passes into the other. */
const keptScenes = 2

/** Scenes whose text is the caption itself, or that need none. */
const showsCaptions: readonly SceneKind[] = ['title', 'words', 'photo', 'end']

const beatSeconds = 0.6

const bandShare = 0.16
const aboveBand = (safe: Rect): Rect => ({ ...safe, height: safe.height * (1 - bandShare) })
const bandOf = (safe: Rect): Rect => ({
  ...safe,
  y: safe.y + safe.height * (1 - bandShare * 0.92),
  height: safe.height * bandShare * 0.92,
})

export function openFilm(film: Film, assets: FilmAssets, probe?: Probe): FilmPainter {
  const { width, height, scenes, seconds } = film
  const style = styles[film.style]
  const lettering = createLettering(assets, readsRightToLeft(textOf(film)), probe)
  const frame = { x: 0, y: 0, width, height }
  const safe = safeAreaOf(film)
  const prepared = new Map<number, Draw>()

  // How many shots come before each scene.
  const turns = scenes.map((_, index) =>
    index === 0 ? 0 : cutsOf({ scenes: scenes.slice(0, index) }).length + 1,
  )

  const schemes = film.colors ? schemesOf(film.colors) : style.schemes
  const schemeOf = (turn: number) => schemes[(turn + (film.seed % 7)) % schemes.length]!

  const hasBand = (index: number) =>
    (film.captions?.length ?? 0) > 0 && !showsCaptions.includes(scenes[index]!.kind)

  function stageOf(index: number, shot: number): Stage {
    const firstTurn = turns[index]!
    const turn = firstTurn + shot
    return {
      film,
      assets,
      lettering,
      style,
      scheme: schemeOf(turn),
      index,
      turn,
      firstTurn,
      frame,
      outer: safe,
      safe: hasBand(index) ? aboveBand(safe) : safe,
      unit: Math.min(width, height) / 100,
      isWide: width > height * 1.2,
      smallest: height * 0.032,
    }
  }

  function prepare(index: number, shot: number): Draw {
    const key = turns[index]! + shot
    const known = prepared.get(key)
    if (known) return known
    const stage = stageOf(index, shot)
    const backdrop = createBackdrop(stage)
    const content = makeScene(stage, scenes[index]!)
    const draw: Draw = (context, moment) => {
      backdrop(context, moment.time)
      context.save()
      push(context, moment)
      content(context, moment)
      const caption = hasBand(index) ? captionAt(film.captions ?? [], moment.time) : undefined
      if (caption)
        drawCaption(context, stage, caption, { time: moment.time, box: bandOf(safe), hasPlate: true })
      context.restore()
    }
    if (prepared.size >= keptScenes) prepared.delete(prepared.keys().next().value!)
    prepared.set(key, draw)
    return draw
  }

  // A slow move towards the viewer with a nudge on the beat, so that nothing ever stands still.
  function push(context: FilmContext, { since, length, sinceCut }: Moment) {
    const beat = since > 0.8 ? Math.exp(-7 * ((since - 0.8) % beatSeconds)) : 0
    // A new shot of the same scene begins closer, as after a cut to another lens.
    const punch = sinceCut < since ? Math.exp(-9 * sinceCut) : 0
    const scale = (0.985 + 0.025 * clamp(since / length)) * (1 + 0.018 * Math.max(beat, punch * 3))
    context.translate(width / 2, height / 2)
    context.scale(scale, scale)
    context.translate(-width / 2, -height / 2)
  }

  function drawScene(context: FilmContext, index: number, time: number, since: number) {
    const { start, end } = scenes[index]!
    const count = shotCountOf(scenes[index]!)
    const length = end - start
    const shot = clamp(Math.floor((since / length) * count + 1e-6), 0, count - 1)
    const sinceCut = Math.max(0, since - (shot * length) / count)
    prepare(index, shot)(context, { since: Math.max(0, since), sinceCut, length, time })
  }

  function draw(context: FilmContext, at: number) {
    const time = clamp(at, 0, seconds)
    const index = Math.max(
      0,
      scenes.findLastIndex(({ start }) => start <= time + 1e-6),
    )
    const { start } = scenes[index]!
    const since = time - start
    const untilEnd = seconds - time
    const canLoop = scenes.length > 1 && seconds > 2
    if (index > 0 && since < transitionSeconds) pass(index - 1, index, since / transitionSeconds)
    else if (canLoop && untilEnd < transitionSeconds) pass(index, 0, 1 - untilEnd / transitionSeconds)
    else drawScene(context, index, time, since)

    function pass(from: number, to: number, share: number) {
      const isLoop = to === 0
      drawTransition(context, {
        transition: style.transitions[to % style.transitions.length]!,
        share,
        index: to,
        frame,
        accent: schemeOf(turns[to]!).accent,
        leave: () => drawScene(context, from, time, time - scenes[from]!.start),
        arrive: () => drawScene(context, to, isLoop ? 0 : time, isLoop ? 0 : since),
      })
    }
  }

  return { draw }
}

const textOf = ({ scenes }: Film) => scenes.flatMap(({ words }) => words.map(({ text }) => text)).join(' ')
