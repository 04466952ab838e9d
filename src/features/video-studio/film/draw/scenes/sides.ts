import type { FilmContext } from '../../canvas.ts'
import type { Scene } from '../../film.ts'
import { splitWords } from '../../split-words.ts'
import { mix } from '../colors.ts'
import { inset, middleOf, type Rect } from '../layout.ts'
import { easeInOut, spring } from '../motion.ts'
import type { Draw, Moment, Stage } from '../stage.ts'
import { setText } from '../text-block.ts'

/** Two things against each other, each on its half of the frame. */
export function drawVersus(stage: Stage, scene: Scene): Draw {
  if (scene.kind !== 'versus') return () => undefined
  const { scheme, style, unit, frame, isWide, lettering } = stage
  const { left, right } = scene.data
  const [first, second] = halves(stage)
  const options = { hasEmphasis: false, largest: unit * 20, isStacked: true }
  const texts = [
    setText(stage, splitWords(left), { ...options, box: inset(first.text, unit * 3), isFast: true }),
    setText(stage, splitWords(right), {
      ...options,
      box: inset(second.text, unit * 3),
      color: scheme.onAccent,
      delay: Math.min(0.7, scene.end - scene.start - 0.7),
    }),
  ]
  const size = Math.max(stage.smallest, unit * 6)
  const middle = middleOf({ ...frame, ...(isWide ? {} : { y: second.half.y, height: 0 }) })
  return (context, moment) => {
    const { since, length, time } = moment
    const [one, other] = [
      spring(since, style.temper),
      spring(since - Math.min(0.55, length * 0.3), style.temper),
    ]
    texts[0]!.draw(context, moment)
    if (other > 0) {
      context.save()
      const away = (1 - other) * (isWide ? second.half.width : second.half.height)
      context.translate(isWide ? away : 0, isWide ? 0 : away)
      context.fillStyle = scheme.accent
      // Larger than the half, because the spring overshoots and the camera moves.
      const [x, y] = [second.half.x - (isWide ? 0 : unit * 5), second.half.y - (isWide ? unit * 5 : 0)]
      context.fillRect(x, y, second.half.width * 1.4, second.half.height * 1.4)
      texts[1]!.draw(context, moment)
      context.restore()
    }
    const beat = one * (1 + Math.sin(time * 6) * 0.05)
    context.save()
    context.translate(middle.x, middle.y)
    context.scale(beat, beat)
    context.fillStyle = scheme.ink
    context.beginPath()
    context.arc(0, 0, size * 1.25, 0, Math.PI * 2)
    context.fill()
    const face = { ...style.body, weight: 700 as const, isUpper: true }
    const width = lettering.measure('vs', face) * size
    const look = { x: -width / 2, baseline: size * 0.35, size, color: scheme.background }
    lettering.draw(context, 'vs', face, look)
    context.restore()
  }
}

/** What was, underlined, and what is, revealed by an edge that moves over it. */
export function drawBeforeAfter(stage: Stage, scene: Scene): Draw {
  if (scene.kind !== 'before-after') return () => undefined
  const { scheme, unit, frame } = stage
  const faded = mix(scheme.background, scheme.ink, 0.82)
  const before = setLabelled(stage, scene.data.before, { color: faded, behind: scheme.background })
  const after = setLabelled(stage, scene.data.after, { color: scheme.onAccent, behind: scheme.accent })
  const turn = 0.48
  return (context, moment) => {
    const { since, length } = moment
    const edge = easeInOut((since - length * turn) / 0.45)
    if (edge < 1) {
      context.save()
      // It steps back as soon as the edge moves.
      if (edge > 0) context.globalAlpha *= 0.9
      before.draw(context, moment)
      context.restore()
    }
    if (edge < 1) strike(context, before.bounds, easeInOut((since - length * 0.3) / 0.3))
    if (edge <= 0) return
    context.save()
    context.beginPath()
    context.rect(-frame.width * 0.1, -frame.height * 0.1, frame.width * 1.2 * edge, frame.height * 1.2)
    context.clip()
    context.fillStyle = scheme.accent
    context.fillRect(-frame.width * 0.1, -frame.height * 0.1, frame.width * 1.2, frame.height * 1.2)
    after.draw(context, { ...moment, since: since - length * turn })
    context.restore()
    if (edge < 1) {
      context.fillStyle = scheme.ink
      context.fillRect(frame.width * (1.2 * edge - 0.1), -frame.height * 0.1, unit * 1.2, frame.height * 1.2)
    }
  }

  function strike(context: FilmContext, { x, y, width, height }: Rect, share: number) {
    if (share <= 0) return
    context.fillStyle = scheme.accent
    context.fillRect(x, y + height + unit, width * share, unit * 1.4)
  }
}

type Side = { color: string; behind: string }

/** A text in the middle of the frame. Of 'Before: cold dough' the first word is a label above the rest. */
function setLabelled(stage: Stage, text: string, { color, behind }: Side) {
  const { safe, unit, style, lettering, smallest } = stage
  const colon = text.indexOf(': ')
  const isLabelled = colon > 0 && !/\s/.test(text.slice(0, colon))
  const [label, said] = isLabelled ? [text.slice(0, colon), text.slice(colon + 2)] : ['', text]
  const size = Math.max(smallest, unit * 6)
  const tall = label === '' ? 0 : size * 2.6
  const area = inset(safe, unit * 4)
  const box = { ...area, y: area.y + tall, height: area.height - tall }
  const words = splitWords(said)
  const largest = unit * (words.length < 3 ? 36 : 20)
  const block = setText(stage, words, {
    hasEmphasis: false,
    box,
    largest,
    isStacked: true,
    isFast: true,
    color,
  })
  const face = { ...style.body, weight: 700 as const }
  const width = lettering.measure(label, face) * size
  const middle = { x: middleOf(box).x, y: block.bounds.y - size * 1.5 }
  return {
    bounds: block.bounds,
    draw(context: FilmContext, moment: Moment) {
      block.draw(context, moment)
      if (label === '' || moment.since <= 0) return
      const grown = spring(moment.since, style.temper)
      context.save()
      context.translate(middle.x, middle.y)
      context.scale(grown, grown)
      context.fillStyle = color
      context.beginPath()
      context.roundRect(-width / 2 - size * 0.7, -size * 0.85, width + size * 1.4, size * 1.7, size * 0.85)
      context.fill()
      lettering.draw(context, label, face, { x: -width / 2, baseline: size * 0.35, size, color: behind })
      context.restore()
    },
  }
}

function halves({ frame, safe, isWide, unit }: Stage) {
  const middle = isWide ? frame.width / 2 : safe.y + safe.height / 2
  const room = unit * 7
  if (isWide)
    return [
      {
        half: { ...frame, width: middle },
        text: { ...safe, width: middle - safe.x - room },
      },
      {
        half: { ...frame, x: middle, width: frame.width - middle },
        text: { ...safe, x: middle + room, width: safe.x + safe.width - middle - room },
      },
    ] as const
  return [
    { half: { ...frame, height: middle }, text: { ...safe, height: middle - safe.y - room } },
    {
      half: { ...frame, y: middle, height: frame.height - middle },
      text: { ...safe, y: middle + room, height: safe.y + safe.height - middle - room },
    },
  ] as const
}
