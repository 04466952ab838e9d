import { createCanvas } from '@napi-rs/canvas'
import { mix, withAlpha } from './colours.ts'
import type { DrawMotif, MotifOptions } from './motif-options.ts'
import { easeOut } from './motion.ts'

const tau = Math.PI * 2

/** Rings and discs in orbit: a calm, neutral motif. */
export function drawDrift({ palette, width, height, chance }: MotifOptions): DrawMotif {
  const unit = Math.min(width, height)
  const rings = Array.from({ length: 3 }, (_, index) => ({
    radius: unit * (0.2 + index * 0.17),
    phase: chance() * tau,
    turn: (0.12 + chance() * 0.1) * (index % 2 ? -1 : 1),
    sweep: tau * (0.35 + chance() * 0.4),
  }))
  return (context, seconds) => {
    const [x, y] = [width * 0.9, height * (width > height ? 0.76 : 0.74)]
    context.lineCap = 'round'
    for (const { radius, phase, turn, sweep } of rings) {
      const start = phase + turn * seconds
      context.lineWidth = unit * 0.012
      context.strokeStyle = withAlpha(mix(palette.glow, palette.ink, 0.4), 0.35)
      context.beginPath()
      context.arc(x, y, radius, start, start + sweep)
      context.stroke()
      context.fillStyle = palette.accent
      context.beginPath()
      context.arc(x + Math.cos(start) * radius, y + Math.sin(start) * radius, unit * 0.016, 0, tau)
      context.fill()
    }
  }
}

/** Columns that grow with each scene, and a rising line. */
export function drawMoney({ palette, width, height, chance }: MotifOptions): DrawMotif {
  const count = width > height ? 9 : 6
  const columns = Array.from({ length: count }, (_, index) => ({
    tall: height * (0.08 + 0.3 * ((index + 1) / count) ** 1.4 + chance() * 0.05),
    delay: index * 0.04,
  }))
  const [left, right] = [width * (width > height ? 0.5 : 0.1), width * 0.98]
  const step = (right - left) / columns.length
  return (context, seconds, settled) => {
    const line: [number, number][] = []
    columns.forEach(({ tall, delay }, index) => {
      const grown =
        tall * (0.55 + 0.45 * easeOut((settled - delay) * 2)) * (1 + 0.02 * Math.sin(seconds * 1.4 + index))
      const x = left + index * step
      context.fillStyle = withAlpha(mix(palette.glow, palette.ink, 0.15), 0.1 + 0.05 * index)
      context.fillRect(x, height - grown, step * 0.66, grown)
      line.push([x + step * 0.33, height - grown - height * 0.06])
    })
    context.strokeStyle = withAlpha(palette.accent, 0.85)
    context.lineWidth = height * 0.007
    context.lineJoin = 'round'
    context.lineCap = 'round'
    context.beginPath()
    for (const [x, y] of line) context.lineTo(x, y)
    context.stroke()
    const [x, y] = line.at(-1)!
    context.fillStyle = palette.accent
    context.beginPath()
    context.arc(x, y, height * 0.014, 0, tau)
    context.fill()
  }
}

/** Equalizer bars. */
export function drawMusic({ palette, width, height, chance }: MotifOptions): DrawMotif {
  const count = width > height ? 48 : 26
  const bars = Array.from({ length: count }, () => ({
    pace: 3 + chance() * 5,
    phase: chance() * tau,
    reach: 0.3 + chance() * 0.7,
  }))
  const step = width / count
  return (context, seconds) => {
    bars.forEach(({ pace, phase, reach }, index) => {
      const hill = 0.35 + 0.65 * Math.sin((index / count) * Math.PI)
      const tall =
        height * 0.3 * hill * reach * (0.35 + 0.65 * Math.abs(Math.sin(seconds * pace * 0.5 + phase)))
      context.fillStyle =
        index % 4 === 0
          ? withAlpha(palette.accent, 0.75)
          : withAlpha(mix(palette.glow, '#ffffff', 0.25), 0.35)
      context.fillRect(index * step + step * 0.2, height - tall, step * 0.6, tall)
    })
  }
}

/** Running stripes, for anything energetic. */
export function drawTraining({ palette, width, height }: MotifOptions): DrawMotif {
  const stripe = Math.round(Math.min(width, height) * 0.16)
  const sprite = createCanvas(width + stripe * 4, height)
  const paint = sprite.getContext('2d')
  const slant = height * 0.5
  for (let x = -slant, index = 0; x < sprite.width + slant; x += stripe, index++) {
    paint.fillStyle =
      index % 4 === 0 ? withAlpha(palette.accent, 0.55) : withAlpha(palette.glow, index % 2 ? 0.18 : 0.05)
    paint.beginPath()
    paint.moveTo(x + slant, 0)
    paint.lineTo(x + slant + stripe * 0.5, 0)
    paint.lineTo(x + stripe * 0.5, height)
    paint.lineTo(x, height)
    paint.fill()
  }
  // The text is on the left, so the stripes fade out before it.
  paint.globalCompositeOperation = 'destination-in'
  const fade = paint.createLinearGradient(0, 0, sprite.width, width > height ? 0 : height)
  fade.addColorStop(0.35, 'rgba(0, 0, 0, 0)')
  fade.addColorStop(0.9, 'rgba(0, 0, 0, 1)')
  paint.fillStyle = fade
  paint.fillRect(0, 0, sprite.width, height)
  return (context, seconds, settled) => {
    const push = (1 - easeOut(settled * 3)) * stripe
    const shift = (seconds * stripe * 0.35 + push) % (stripe * 2)
    context.drawImage(sprite, -Math.round(shift + stripe), 0)
  }
}

/** A grid floor that moves towards the viewer. */
export function drawSignal({ palette, width, height }: MotifOptions): DrawMotif {
  const horizon = height * 0.62
  const floor = createCanvas(width, Math.ceil(height - horizon))
  const paint = floor.getContext('2d')
  paint.strokeStyle = withAlpha(palette.glow, 0.55)
  paint.lineWidth = Math.max(1.5, height * 0.0025)
  for (let index = -24; index <= 24; index++) {
    paint.beginPath()
    paint.moveTo(width / 2 + index * width * 0.03, 0)
    paint.lineTo(width / 2 + index * width * 0.16, floor.height)
    paint.stroke()
  }
  const edge = paint.createLinearGradient(0, 0, 0, floor.height)
  edge.addColorStop(0, 'rgba(0, 0, 0, 0)')
  edge.addColorStop(0.5, 'rgba(0, 0, 0, 1)')
  paint.globalCompositeOperation = 'destination-in'
  paint.fillStyle = edge
  paint.fillRect(0, 0, width, floor.height)
  return (context, seconds) => {
    context.drawImage(floor, 0, Math.round(horizon))
    for (let line = 0; line < 9; line++) {
      const depth = ((line + seconds * 0.7) % 9) / 9
      const y = horizon + (height - horizon) * depth ** 2.4
      context.fillStyle = withAlpha(line % 3 === 0 ? palette.accent : palette.glow, 0.55 * depth)
      context.fillRect(0, y, width, Math.max(1.5, height * 0.0035 * (0.4 + depth)))
    }
  }
}
