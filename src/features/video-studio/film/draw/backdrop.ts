import { seededRandom } from '#platform/common/seeded-random.ts'
import type { FilmContext } from '../canvas.ts'
import { mix, withAlpha } from './colours.ts'
import type { Stage } from './stage.ts'

type DrawBackdrop = (context: FilmContext, time: number) => void

/** What moves behind everything. Its colours stay between `background` and `soft`, so that text is readable on it. */
export function createBackdrop(stage: Stage): DrawBackdrop {
  return makers[stage.style.backdrop](stage)
}

const makers: Record<Stage['style']['backdrop'], (stage: Stage) => DrawBackdrop> = {
  shapes: drawShapes,
  paper: drawPaper,
  glow: drawGlow,
  dots: drawDots,
  hills: drawHills,
  grid: drawGrid,
}

function drawShapes({ frame, scheme, film, index }: Stage): DrawBackdrop {
  const chance = seededRandom(film.seed + index * 31).next
  const form = index % 3
  const shapes = Array.from({ length: 3 }, (_, at) => ({
    x: chance(),
    y: (at + chance()) / 3,
    size: 0.35 + chance() * 0.4,
    speed: (chance() - 0.5) * 0.16,
  }))
  const reach = Math.max(frame.width, frame.height)
  return (context, time) => {
    context.fillStyle = scheme.background
    context.fillRect(0, 0, frame.width, frame.height)
    context.fillStyle = scheme.soft
    for (const { x, y, size, speed } of shapes) {
      context.save()
      context.translate(frame.width * x + Math.sin(time * 0.9 + y * 6) * reach * 0.05, frame.height * y)
      context.rotate(time * speed * 3 + x * 6)
      const side = size * reach * 0.6
      context.beginPath()
      if (form === 0) context.arc(0, 0, side / 2, 0, Math.PI * 2)
      else if (form === 1) context.roundRect(-side / 2, -side / 2, side, side, side * 0.12)
      else context.rect(-reach, -side / 5, reach * 2, side / 2.5)
      context.fill()
      context.restore()
    }
  }
}

function drawPaper({ frame, scheme, unit, assets, index }: Stage): DrawBackdrop {
  const { canvas, context: sheet } = assets.createLayer(
    Math.ceil(frame.width + unit * 12),
    Math.ceil(frame.height + unit * 12),
  )
  sheet.fillStyle = scheme.background
  sheet.fillRect(0, 0, canvas.width, canvas.height)
  sheet.fillStyle = mix(scheme.background, scheme.soft, 0.8)
  const isRuled = index % 2 === 0
  for (let y = unit * 6; y < canvas.height; y += unit * 6)
    if (isRuled) sheet.fillRect(0, y, canvas.width, Math.max(1, unit * 0.35))
    else
      for (let x = unit * 3; x < canvas.width; x += unit * 6) {
        sheet.beginPath()
        sheet.arc(x, y, unit * 0.5, 0, Math.PI * 2)
        sheet.fill()
      }
  return (context, time) => {
    const dx = -unit * 6 + Math.sin(time * 1.1 + index) * unit * 4
    const dy = -unit * 6 + Math.cos(time * 0.9 + index) * unit * 4
    // Whole pixels, because resampling the frame is slow.
    context.drawImage(canvas, Math.round(dx), Math.round(dy))
    // A strip of tape in a corner.
    context.save()
    context.translate(frame.width * (index % 2 === 0 ? 0.9 : 0.1), frame.height * 0.04)
    context.rotate((index % 2 === 0 ? 0.5 : -0.5) + Math.sin(time * 2.6) * 0.16)
    context.fillStyle = withAlpha(scheme.accent, 0.35)
    context.fillRect(-unit * 22, -unit * 3.5, unit * 44, unit * 7)
    context.restore()
  }
}

const glowSide = 96
const glowScale = 8

function drawGlow({ frame, scheme, assets, index, film }: Stage): DrawBackdrop {
  const blob = (colour: string) => {
    const { canvas, context } = assets.createLayer(glowSide, glowSide)
    const gradient = context.createRadialGradient(
      glowSide / 2,
      glowSide / 2,
      0,
      glowSide / 2,
      glowSide / 2,
      glowSide / 2,
    )
    gradient.addColorStop(0, withAlpha(colour, 0.34))
    gradient.addColorStop(0.5, withAlpha(colour, 0.14))
    gradient.addColorStop(1, withAlpha(colour, 0))
    context.fillStyle = gradient
    context.fillRect(0, 0, glowSide, glowSide)
    return canvas
  }
  const colours = [scheme.accent, mix(scheme.accent, '#7040ff', 0.7)]
  const blobs = colours.map(blob)
  // A soft light needs few pixels: it is painted small and enlarged once.
  const small = assets.createLayer(Math.ceil(frame.width / glowScale), Math.ceil(frame.height / glowScale))
  const { width, height } = small.canvas
  const reach = Math.max(width, height) * 0.9
  const turn = seededRandom(film.seed + index).next() * 6
  return (context, time) => {
    small.context.fillStyle = scheme.background
    small.context.fillRect(0, 0, width, height)
    blobs.forEach((each, at) => {
      const angle = time * (at === 0 ? 0.9 : -0.7) + turn + at * 2.6
      const x = width * (0.5 + Math.cos(angle) * 0.42) - reach / 2
      const y = height * (0.5 + Math.sin(angle) * 0.42) - reach / 2
      small.context.drawImage(each, x, y, reach, reach)
    })
    context.drawImage(small.canvas, 0, 0, frame.width, frame.height)
  }
}

function drawDots({ frame, scheme, unit, assets, index }: Stage): DrawBackdrop {
  const gap = Math.round(unit * 8)
  const { canvas, context: tile } = assets.createLayer(
    Math.ceil(frame.width) + gap * 2,
    Math.ceil(frame.height) + gap * 2,
  )
  tile.fillStyle = scheme.background
  tile.fillRect(0, 0, canvas.width, canvas.height)
  tile.fillStyle = scheme.soft
  for (let y = gap / 2; y < canvas.height; y += gap)
    for (let x = gap / 2; x < canvas.width; x += gap) {
      tile.beginPath()
      tile.arc(x, y, unit * 1.3, 0, Math.PI * 2)
      tile.fill()
    }
  const [stepX, stepY] = [index % 2 === 0 ? 1 : -1, index % 3 === 0 ? 0.5 : -0.5]
  const slide = (way: number) => -gap + (((way % gap) + gap) % gap)
  return (context, time) => {
    const way = time * unit * 9
    context.drawImage(canvas, Math.round(slide(way * stepX)), Math.round(slide(way * stepY)))
  }
}

function drawHills({ frame, scheme, unit, assets, index }: Stage): DrawBackdrop {
  const { width, height } = frame
  const { canvas, context: sky } = assets.createLayer(Math.ceil(width), Math.ceil(height))
  const gradient = sky.createLinearGradient(0, 0, 0, height)
  gradient.addColorStop(0, scheme.background)
  gradient.addColorStop(1, scheme.soft)
  sky.fillStyle = gradient
  sky.fillRect(0, 0, width, height)
  const sun = mix(scheme.background, scheme.accent, 0.16)
  const layers = [0.78, 0.86, 0.93].map((top, at) => ({
    top,
    colour: mix(scheme.soft, '#000000', 0.18 + at * 0.16),
    speed: 0.9 + at * 0.7,
    height: unit * (7 - at),
  }))
  return (context, time) => {
    context.drawImage(canvas, 0, 0)
    context.fillStyle = sun
    context.beginPath()
    const rise = Math.sin(time * 0.7 + index) * unit * 4
    context.arc(width * (index % 2 === 0 ? 0.74 : 0.28), height * 0.34 + rise, unit * 26, 0, Math.PI * 2)
    context.fill()
    for (const { top, colour, speed, height: swell } of layers) {
      context.fillStyle = colour
      context.beginPath()
      context.moveTo(0, height)
      for (let step = 0; step <= 16; step++) {
        const x = (step / 16) * width
        context.lineTo(x, height * top + Math.sin(step * 0.8 + time * speed + top * 20) * swell)
      }
      context.lineTo(width, height)
      context.closePath()
      context.fill()
    }
  }
}

function drawGrid({ frame, scheme, unit, index }: Stage): DrawBackdrop {
  const gap = unit * 12.5
  const thick = Math.max(1, unit * 0.3)
  return (context, time) => {
    context.fillStyle = scheme.background
    context.fillRect(0, 0, frame.width, frame.height)
    context.fillStyle = scheme.soft
    const way = (time * unit * 8) % gap
    const [dx, dy] = index % 2 === 0 ? [0, way] : [way, 0]
    for (let x = dx - gap; x < frame.width; x += gap) context.fillRect(x, 0, thick, frame.height)
    for (let y = dy - gap; y < frame.height; y += gap) context.fillRect(0, y, frame.width, thick)
    const share = ((time * 0.45 + index * 0.3) % 1.2) - 0.1
    context.fillStyle = withAlpha(scheme.accent, 0.1)
    context.fillRect(0, frame.height * share, frame.width, unit * 5)
    context.fillStyle = withAlpha(scheme.accent, 0.25)
    context.fillRect(0, frame.height * share + unit * 5, frame.width, thick * 2)
  }
}
