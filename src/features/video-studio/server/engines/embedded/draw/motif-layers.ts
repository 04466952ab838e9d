import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { mix, withAlpha } from './colours.ts'
import type { DrawMotif, MotifOptions } from './motif-options.ts'

const tau = Math.PI * 2

/** Two rows of roofs, the nearer one moving faster, with a few lit windows. */
export function drawCity(deps: MotifOptions): DrawMotif {
  const { palette, height, chance } = deps
  const rows = [
    { colour: mix(palette.base, palette.deep, 0.5), top: 0.52, pace: 0.012, lit: 0.1 },
    { colour: mix(palette.deep, '#000000', 0.35), top: 0.66, pace: 0.03, lit: 0.22 },
  ].map(({ colour, top, pace, lit }) => ({
    pace,
    sprite: paintStrip(deps, (context, width) => {
      const unit = height / 40
      for (let left = 0; left < width;) {
        const house = unit * (2 + Math.floor(chance() * 4))
        const roof = height * top + (chance() - 0.5) * height * 0.26
        context.fillStyle = colour
        context.fillRect(left, roof, house - unit * 0.25, height)
        for (let y = roof + unit; y < height - unit; y += unit * 1.2)
          for (let x = left + unit * 0.5; x < left + house - unit; x += unit * 0.9)
            if (chance() < lit) {
              context.fillStyle = withAlpha(palette.accent, 0.25 + chance() * 0.5)
              context.fillRect(x, y, unit * 0.4, unit * 0.5)
            }
        left += house
      }
    }),
  }))
  return (context, seconds) => drawStrips(context, deps, rows, seconds)
}

/** Three rows of fir trees with mist between them. */
export function drawForest(deps: MotifOptions): DrawMotif {
  const { palette, height, chance } = deps
  const rows = [0, 1, 2].map((row) => ({
    pace: 0.006 + row * 0.012,
    sprite: paintStrip(deps, (context, width) => {
      const testbed = height * (0.62 + row * 0.14)
      const mist = context.createLinearGradient(0, testbed - height * 0.3, 0, height)
      mist.addColorStop(0, withAlpha(palette.glow, 0))
      mist.addColorStop(1, withAlpha(palette.glow, 0.16))
      context.fillStyle = mist
      context.fillRect(0, 0, width, height)
      context.fillStyle = mix(mix(palette.base, palette.deep, 0.35 + row * 0.3), '#000000', row * 0.2)
      for (let x = 0; x < width; x += height * (0.028 + chance() * 0.03)) {
        const tall = height * (0.13 + chance() * 0.16) * (0.8 + row * 0.25)
        drawFir(context, x, testbed + height * 0.03, tall)
      }
      context.fillRect(0, testbed, width, height)
    }),
  }))
  return (context, seconds) => drawStrips(context, deps, rows, seconds)
}

function drawFir(context: SKRSContext2D, x: number, foot: number, tall: number) {
  context.beginPath()
  for (let step = 0; step < 3; step++) {
    const top = foot - tall + tall * 0.24 * step
    const half = tall * (0.12 + 0.07 * step)
    context.moveTo(x, top)
    context.lineTo(x + half, top + tall * 0.42)
    context.lineTo(x - half, top + tall * 0.42)
  }
  context.fill()
}

/** Waves moving at different speeds. */
export function drawOcean(deps: MotifOptions): DrawMotif {
  const { palette, width, height } = deps
  const waves = [0, 1, 2, 3].map((row) => ({
    top: 0.6 + row * 0.1,
    swell: height * (0.016 + row * 0.006),
    // A whole number of waves, so that the strip tiles.
    sprite: paintWave(deps, 3 + row, withAlpha(mix(palette.glow, palette.deep, 0.25 + row * 0.22), 0.75)),
    pace: (0.025 + row * 0.02) * (row % 2 ? -1 : 1),
  }))
  return (context, seconds) => {
    for (const { top, swell, sprite, pace } of waves) {
      const shift = Math.round((((pace * seconds * width) % width) + width) % width)
      const y = Math.round(height * top + Math.sin(seconds * 0.9 + top * 20) * swell)
      context.drawImage(sprite, shift - width, y)
      context.drawImage(sprite, shift, y)
    }
  }
}

function paintWave({ width, height }: MotifOptions, count: number, colour: string): Canvas {
  const sprite = createCanvas(width, Math.ceil(height * 0.5))
  const context = sprite.getContext('2d')
  const swell = height * 0.022
  context.fillStyle = colour
  context.beginPath()
  context.moveTo(0, sprite.height)
  for (let step = 0; step <= 240; step++)
    context.lineTo((step / 240) * width, swell * (1 + Math.sin((step / 240) * tau * count)))
  context.lineTo(width, sprite.height)
  context.fill()
  return sprite
}

/** A sun rising behind hills. */
export function drawDawn(deps: MotifOptions): DrawMotif {
  const { palette, width, height, chance } = deps
  const radius = Math.min(width, height) * 0.2
  const sun = createCanvas(Math.ceil(radius * 6), Math.ceil(radius * 6))
  const paint = sun.getContext('2d')
  const centre = radius * 3
  const halo = paint.createRadialGradient(centre, centre, radius * 0.9, centre, centre, centre)
  halo.addColorStop(0, withAlpha(palette.accent, 0.5))
  halo.addColorStop(0.4, withAlpha(palette.accent, 0.16))
  halo.addColorStop(1, withAlpha(palette.accent, 0))
  paint.fillStyle = halo
  paint.fillRect(0, 0, sun.width, sun.height)
  paint.fillStyle = mix(palette.accent, '#ffffff', 0.35)
  paint.beginPath()
  paint.arc(centre, centre, radius, 0, tau)
  paint.fill()
  const rows = [0, 1, 2].map((row) => ({
    pace: 0.005 + row * 0.009,
    sprite: paintStrip(deps, (context, strip) => {
      const [one, other] = [2 + Math.floor(chance() * 2), 5 + row]
      const lift = chance() * tau
      context.fillStyle = mix(mix(palette.base, palette.deep, 0.3 + row * 0.3), '#000000', row * 0.12)
      context.beginPath()
      context.moveTo(0, height)
      for (let x = 0; x <= strip; x += 4) {
        const at = (x / strip) * tau
        const hill = Math.sin(at * one + lift) * 0.04 + Math.sin(at * other) * 0.015
        context.lineTo(x, height * (0.66 + row * 0.11 + hill))
      }
      context.lineTo(strip, height)
      context.fill()
    }),
  }))
  return (context, seconds) => {
    const climb = height * (0.7 - 0.24 * (1 - Math.exp(-seconds / 7)))
    context.drawImage(
      sun,
      Math.round(width * (width > height ? 0.87 : 0.7) - centre),
      Math.round(climb - centre),
    )
    drawStrips(context, deps, rows, seconds)
  }
}

type Strip = { sprite: Canvas; pace: number }

function paintStrip(
  { width, height }: MotifOptions,
  paint: (context: SKRSContext2D, width: number) => void,
): Canvas {
  const strip = createCanvas(Math.ceil(width * 1.6), height)
  paint(strip.getContext('2d'), strip.width)
  return strip
}

// Aligned to whole pixels, which costs a tenth of subpixel drawing. Swings within the strip's spare width,
// which 20 s of video never exceed.
function drawStrips(context: SKRSContext2D, { width }: MotifOptions, strips: Strip[], seconds: number) {
  for (const { sprite, pace } of strips)
    context.drawImage(sprite, -Math.round(Math.min(sprite.width - width, pace * seconds * width)), 0)
}
