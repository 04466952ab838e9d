import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { mix, withAlpha } from './colours.ts'
import type { DrawMotif, MotifOptions } from './motif-options.ts'

const tau = Math.PI * 2

/** Rain in two depths, with occasional flashes. */
export function drawStorm(deps: MotifOptions): DrawMotif {
  const { palette, width, height, chance } = deps
  const sheets = [
    { count: 90, length: 0.05, alpha: 0.16, pace: 0.9 },
    { count: 45, length: 0.1, alpha: 0.3, pace: 1.5 },
  ].map(({ count, length, alpha, pace }) => ({
    pace,
    sprite: paintSheet(deps, (context) => {
      context.lineCap = 'round'
      context.lineWidth = Math.max(1.5, height * 0.003)
      context.strokeStyle = withAlpha(mix(palette.glow, '#ffffff', 0.5), alpha)
      for (let drop = 0; drop < count; drop++) {
        const [x, y] = [chance() * width * 1.2, chance() * height * (1 - length)]
        context.beginPath()
        context.moveTo(x, y)
        context.lineTo(x - height * length * 0.28, y + height * length)
        context.stroke()
      }
    }),
  }))
  const flashes = [1.1, 1.25, 4.7, 8.2, 8.35, 12.9, 17.4]
  return (context, seconds) => {
    const since = Math.min(...flashes.map((flash) => (seconds >= flash ? seconds - flash : 9)))
    if (since < 0.25) {
      context.fillStyle = withAlpha(mix(palette.glow, '#ffffff', 0.6), 0.3 * (1 - since / 0.25))
      context.fillRect(0, 0, width, height)
    }
    for (const { sprite, pace } of sheets) drawFalling(context, deps, sprite, seconds * pace)
  }
}

/** Stars in two depths and a ringed planet. */
export function drawSpace(deps: MotifOptions): DrawMotif {
  const { width, height, chance } = deps
  const depths = [
    { count: 160, size: 0.0016, pace: 0.012 },
    { count: 50, size: 0.003, pace: 0.03 },
  ].map(({ count, size, pace }) => ({
    pace,
    sprite: paintSheet(deps, (context) => {
      for (let star = 0; star < count; star++) {
        context.fillStyle = withAlpha('#ffffff', 0.25 + chance() * 0.7)
        context.beginPath()
        context.arc(chance() * width, chance() * height, height * size * (0.5 + chance()), 0, tau)
        context.fill()
      }
    }),
  }))
  const radius = Math.min(width, height) * 0.21
  const planet = paintPlanet(radius, deps)
  return (context, seconds) => {
    for (const { sprite, pace } of depths) drawFalling(context, deps, sprite, seconds * pace)
    context.drawImage(
      planet,
      Math.round(width * 0.88 - planet.width / 2 - seconds * radius * 0.03),
      Math.round(height * 0.8 - planet.height / 2),
    )
  }
}

function paintPlanet(radius: number, { palette }: MotifOptions): Canvas {
  const planet = createCanvas(Math.ceil(radius * 4), Math.ceil(radius * 2.4))
  const context = planet.getContext('2d')
  context.translate(planet.width / 2, planet.height / 2)
  const light = context.createRadialGradient(-radius * 0.4, -radius * 0.4, radius * 0.1, 0, 0, radius)
  light.addColorStop(0, mix(palette.glow, '#ffffff', 0.3))
  light.addColorStop(0.6, palette.glow)
  light.addColorStop(1, mix(palette.deep, '#000000', 0.3))
  context.fillStyle = light
  context.beginPath()
  context.arc(0, 0, radius, 0, tau)
  context.fill()
  context.rotate(-0.3)
  context.strokeStyle = withAlpha(palette.accent, 0.7)
  context.lineWidth = radius * 0.07
  context.beginPath()
  context.ellipse(0, 0, radius * 1.7, radius * 0.42, 0, -0.35, Math.PI + 0.35)
  context.stroke()
  return planet
}

/** Soft discs of light that rise slowly. */
export function drawWarmth(deps: MotifOptions): DrawMotif {
  const { palette, width, height, chance } = deps
  const discs = Array.from({ length: 14 }, (_, index) => ({
    sprite: paintDisc(
      Math.min(width, height) * (0.04 + chance() * 0.12),
      index % 3 === 0 ? palette.accent : mix(palette.glow, '#ffffff', 0.3),
    ),
    x: chance() * width,
    y: chance() * height * 1.4,
    pace: height * (0.015 + chance() * 0.04),
    sway: width * 0.015 * (chance() - 0.5),
    alpha: 0.1 + chance() * 0.25,
  }))
  return (context, seconds) => {
    for (const { sprite, x, y, pace, sway, alpha } of discs) {
      const span = height * 1.4
      const top = ((((y - pace * seconds) % span) + span) % span) - height * 0.2
      context.globalAlpha = alpha
      context.drawImage(
        sprite,
        Math.round(x + Math.sin(seconds * 0.7 + y) * sway - sprite.width / 2),
        Math.round(top - sprite.height / 2),
      )
    }
    context.globalAlpha = 1
  }
}

function paintDisc(radius: number, colour: string): Canvas {
  const disc = createCanvas(Math.ceil(radius * 2), Math.ceil(radius * 2))
  const context = disc.getContext('2d')
  const light = context.createRadialGradient(radius, radius, radius * 0.6, radius, radius, radius)
  light.addColorStop(0, withAlpha(colour, 0.8))
  light.addColorStop(0.85, colour)
  light.addColorStop(1, withAlpha(colour, 0))
  context.fillStyle = light
  context.fillRect(0, 0, disc.width, disc.height)
  return disc
}

/** A plate from above, with steam. */
export function drawKitchen(deps: MotifOptions): DrawMotif {
  const { palette, width, height } = deps
  const radius = Math.min(width, height) * 0.36
  const plate = createCanvas(Math.ceil(radius * 2.2), Math.ceil(radius * 2.2))
  const paint = plate.getContext('2d')
  paint.translate(plate.width / 2, plate.height / 2)
  for (const [share, colour] of [
    [1, withAlpha(mix(palette.glow, '#ffffff', 0.55), 0.3)],
    [0.74, withAlpha(palette.deep, 0.35)],
    [0.7, withAlpha(mix(palette.glow, '#ffffff', 0.3), 0.35)],
    [0.34, withAlpha(palette.accent, 0.75)],
  ] as const) {
    paint.fillStyle = colour
    paint.beginPath()
    paint.arc(0, 0, radius * share, 0, tau)
    paint.fill()
  }
  const steam = [0, 1, 2].map((index) => ({ x: (index - 1) * radius * 0.4, phase: index * 2.1 }))
  return (context, seconds) => {
    const [x, y] = [width * (width > height ? 0.93 : 0.82), height * (width > height ? 0.84 : 0.78)]
    context.drawImage(
      plate,
      Math.round(x - plate.width / 2),
      Math.round(y - plate.height / 2 + Math.sin(seconds * 0.5) * radius * 0.02),
    )
    context.lineCap = 'round'
    context.lineWidth = radius * 0.055
    for (const { x: shift, phase } of steam) {
      context.strokeStyle = withAlpha('#ffffff', 0.1 + 0.06 * Math.sin(seconds + phase))
      context.beginPath()
      for (let step = 0; step <= 16; step++) {
        const up = step / 16
        const sway = Math.sin(up * 5 - seconds * 1.6 + phase) * radius * 0.09 * (0.3 + up)
        context.lineTo(x + shift + sway, y - radius * (0.3 + up * 1.3))
      }
      context.stroke()
    }
  }
}

function paintSheet({ width, height }: MotifOptions, paint: (context: SKRSContext2D) => void): Canvas {
  const sheet = createCanvas(width, height)
  paint(sheet.getContext('2d'))
  return sheet
}

// The sheet wraps around, so that drops leaving at the bottom reappear at the top.
function drawFalling(context: SKRSContext2D, { height }: MotifOptions, sheet: Canvas, heights: number) {
  const shift = Math.round((heights % 1) * height)
  context.drawImage(sheet, 0, shift)
  context.drawImage(sheet, 0, shift - height)
}
