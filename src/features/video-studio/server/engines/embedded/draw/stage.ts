import { createCanvas } from '@napi-rs/canvas'
import type { Film, Scene, Motif } from '../../../../domain/film.ts'
import { withAlpha } from './colours.ts'
import { loadFaces, type Faces } from './faces.ts'
import { createField } from './field.ts'
import { seededRandom } from '#platform/common/seeded-random.ts'
import type { DrawMotif, MotifOptions } from './motif-options.ts'
import { drawDrift, drawMusic, drawMoney, drawSignal, drawTraining } from './motif-shapes.ts'
import { drawKitchen, drawSpace, drawStorm, drawWarmth } from './motif-particles.ts'
import { drawCity, drawDawn, drawForest, drawOcean } from './motif-layers.ts'
import { clamp, easeOut } from './motion.ts'
import { createHero } from './picture.ts'
import { setScene, type SceneText } from './scene-text.ts'

const makers: Record<Motif, (deps: MotifOptions) => DrawMotif> = {
  storm: drawStorm,
  dawn: drawDawn,
  city: drawCity,
  forest: drawForest,
  money: drawMoney,
  kitchen: drawKitchen,
  ocean: drawOcean,
  space: drawSpace,
  music: drawMusic,
  training: drawTraining,
  warmth: drawWarmth,
  signal: drawSignal,
  drift: drawDrift,
}

/** What moves in front of the field and behind the words. Shapes are painted once and only moved from frame to frame. */
function createMotif({ motif, width, height, palette, seed }: Film): DrawMotif {
  return makers[motif]({ width, height, palette, chance: seededRandom(seed ^ 0x5e_ed).next })
}

/** Draws any frame of a film; the same frame always looks the same. */
export async function openStage(film: Film, picture: Uint8Array | null) {
  const faces = loadFaces(film.scenes.flatMap(textsOf).join(' '))
  const canvas = createCanvas(film.width, film.height)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'medium'
  const hero = picture ? await createHero(picture, film) : undefined
  const palette = hero?.palette ?? film.palette
  const field = createField(palette, film.seed, film)
  const motif = createMotif({ ...film, palette })
  const texts = film.scenes.map(
    openOnce((scene: Scene, index: number) =>
      setScene(withoutMissing(scene, faces), index, {
        film: { ...film, palette },
        faces,
        hasHero: hero !== undefined,
      }),
    ),
  )

  const paint = (frame: number) => {
    const index = Math.max(
      0,
      film.scenes.findLastIndex(({ from }) => from <= frame),
    )
    const scene = film.scenes[index]!
    const [seconds, since] = [frame / film.fps, (frame - scene.from) / film.fps]
    const length = (scene.to - scene.from) / film.fps
    const settled = clamp(since / length)
    const text = texts[index]!()
    if (text.isFlat) {
      context.fillStyle = palette.accent
      context.fillRect(0, 0, film.width, film.height)
      drawFlatShape(since)
    } else if (hero) hero.draw(context, index, settled)
    else {
      field(context, seconds, index)
      motif(context, seconds, settled)
    }
    const haste = clamp(length / 1.6, 0.15, 1)
    text.draw(context, {
      since: since + 1 / film.fps,
      left: length - since,
      haste,
      staysAtEnd: index === film.scenes.length - 1,
    })
    drawProgress(frame, text)
  }

  // A disc that grows behind the text of a flat scene, a shade darker.
  const drawFlatShape = (since: number) => {
    const radius = Math.min(film.width, film.height) * (0.5 + 0.12 * easeOut(since / 0.8) + since * 0.01)
    context.fillStyle = withAlpha(palette.onAccent, 0.07)
    context.beginPath()
    context.arc(film.width * 0.88, film.height * 0.78, radius, 0, Math.PI * 2)
    context.fill()
  }

  const drawProgress = (frame: number, { isFlat }: SceneText) => {
    const isWide = film.width > film.height
    const margin = film.width * 0.08
    const gap = film.width * 0.008
    const thick = Math.max(2, Math.round(Math.min(film.width, film.height) * 0.007))
    const top = Math.round(isWide ? film.height * 0.93 : film.height * 0.055)
    const colour = isFlat ? palette.onAccent : palette.ink
    const whole = film.width - margin * 2 - gap * (film.scenes.length - 1)
    let left = margin
    for (const { from, to } of film.scenes) {
      const width = (whole * (to - from)) / film.frames
      const done = clamp((frame + 1 - from) / (to - from))
      context.fillStyle = withAlpha(colour, 0.25)
      context.fillRect(left, top, width, thick)
      context.fillStyle = isFlat ? palette.onAccent : palette.accent
      context.fillRect(left, top, width * done, thick)
      left += width + gap
    }
  }

  return {
    missing: faces.missing,
    /** The pixels of a frame, valid until the next one is drawn. */
    draw(frame: number): Uint8Array {
      paint(frame)
      return canvas.data()
    },
    /** The frame in which the first text is complete. */
    poster(): Buffer {
      const { from, to } = film.scenes[0]!
      paint(Math.min(to - 1, from + Math.round((to - from) * 0.62)))
      return canvas.toBuffer('image/jpeg', 86)
    },
  }
}

const textsOf = ({ words, label, caption }: Scene) => [
  ...words.map(({ text }) => text),
  label,
  caption,
  '0123456789…',
]

function withoutMissing(scene: Scene, { missing }: Faces): Scene {
  if (missing.length === 0) return scene
  const clean = (text: string) =>
    Array.from(text)
      .filter((character) => !missing.includes(character))
      .join('')
  const words = scene.words
    .map((word) => ({ ...word, text: clean(word.text) }))
    .filter(({ text }) => text !== '')
  return { ...scene, words, label: clean(scene.label), caption: clean(scene.caption) }
}

// Each scene is laid out when first shown, to save memory.
function openOnce<T>(make: (scene: Scene, index: number) => T) {
  return (scene: Scene, index: number) => {
    let made: T | undefined
    return () => (made ??= make(scene, index))
  }
}
