import { seededRandom } from '#platform/common/seeded-random.ts'
import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Palette } from '../../../../domain/film.ts'
import { mix, withAlpha } from './colours.ts'

const tau = Math.PI * 2

/**
 * The background: soft lights that move over a gradient. Painted small and scaled up, which is cheap and
 * smooth.
 */
export function createField(
  palette: Palette,
  seed: number,
  { width, height }: { width: number; height: number },
) {
  const scale = 200 / Math.max(width, height)
  const small = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale))
  const context = small.getContext('2d')
  const chance = seededRandom(seed).next
  const lights = [
    palette.glow,
    mix(palette.base, palette.glow, 0.5),
    palette.deep,
    mix(palette.glow, palette.accent, 0.4),
  ].map((colour, index) => ({
    sprite: paintLight(colour, index === 3 ? 0.4 : 0.85),
    size: Math.max(small.width, small.height) * (0.75 + chance() * 0.5),
    x: small.width * (0.1 + 0.8 * chance()),
    y: small.height * (0.05 + 0.9 * chance()),
    reach: Math.max(small.width, small.height) * (0.08 + 0.1 * chance()),
    turns: (0.03 + 0.03 * chance()) * (chance() < 0.5 ? -1 : 1),
    phase: chance(),
  }))
  const shade = paintVignette(small.width, small.height, palette.deep)

  const large = createCanvas(width, height)
  const enlarge = large.getContext('2d')
  let shown = ''

  const paint = (seconds: number, variant: number) => {
    const slope = context.createLinearGradient(0, 0, small.width * (variant % 2), small.height)
    slope.addColorStop(0, variant % 3 === 1 ? mix(palette.base, palette.deep, 0.55) : palette.base)
    slope.addColorStop(1, palette.deep)
    context.fillStyle = slope
    context.fillRect(0, 0, small.width, small.height)
    for (const { sprite, size, x, y, reach, turns, phase } of lights) {
      const angle = tau * (phase + turns * seconds + variant * 0.37)
      const left = x + Math.cos(angle) * reach - size / 2 + (variant % 2 ? small.width * 0.12 : 0)
      const top = y + Math.sin(angle * 1.3) * reach - size / 2
      context.drawImage(sprite, left, top, size, size)
    }
    context.drawImage(shade, 0, 0)
    enlarge.drawImage(small, 0, 0, width, height)
  }

  return (target: SKRSContext2D, seconds: number, variant: number) => {
    const step = Math.floor(seconds * stepsPerSecond + 1e-6)
    if (shown !== `${step} ${variant}`) paint(step / stepsPerSecond, variant)
    shown = `${step} ${variant}`
    target.drawImage(large, 0, 0)
  }
}

// Soft light moves slowly, so it is not repainted for each frame.
const stepsPerSecond = 12

function paintLight(colour: string, strength: number): Canvas {
  const sprite = createCanvas(128, 128)
  const context = sprite.getContext('2d')
  const light = context.createRadialGradient(64, 64, 0, 64, 64, 64)
  light.addColorStop(0, withAlpha(colour, strength))
  light.addColorStop(0.45, withAlpha(colour, strength * 0.45))
  light.addColorStop(1, withAlpha(colour, 0))
  context.fillStyle = light
  context.fillRect(0, 0, 128, 128)
  return sprite
}

function paintVignette(width: number, height: number, colour: string): Canvas {
  const sprite = createCanvas(width, height)
  const context = sprite.getContext('2d')
  const reach = Math.hypot(width, height) / 2
  const shade = context.createRadialGradient(
    width / 2,
    height / 2,
    reach * 0.45,
    width / 2,
    height / 2,
    reach,
  )
  shade.addColorStop(0, withAlpha(colour, 0))
  shade.addColorStop(1, withAlpha(mix(colour, '#000000', 0.5), 0.6))
  context.fillStyle = shade
  context.fillRect(0, 0, width, height)
  return sprite
}
