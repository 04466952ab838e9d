import { mix, withAlpha } from '../colors.ts'
import type { Stage } from '../stage.ts'
import { disc, zonesOf, type DrawBackdrop } from './zones.ts'

/** An evening sky: a sun behind rolling hills, birds, and a few stars. */
export function drawHills(stage: Stage): DrawBackdrop {
  const { frame, scheme, unit, assets, turn } = stage
  const { width, height } = frame
  const { head, foot } = zonesOf(stage)
  const { canvas, context: sky } = assets.createLayer(Math.ceil(width), Math.ceil(height))
  const gradient = sky.createLinearGradient(0, 0, 0, height)
  gradient.addColorStop(0, scheme.background)
  gradient.addColorStop(1, scheme.soft)
  sky.fillStyle = gradient
  sky.fillRect(0, 0, width, height)
  const glow = withAlpha(scheme.accent, 0.045)
  const sunX = width * [0.7, 0.3, 0.5][turn % 3]!
  const radius = Math.max(foot.height * 0.95, unit * 18)
  const layers = [0.42, 0.6, 0.8].map((top, at) => ({
    top,
    color: mix(mix(scheme.background, scheme.accent, 0.34 - at * 0.14), '#000000', 0.1 + at * 0.2),
    speed: 0.9 + at * 0.7,
    swell: 0.13 - at * 0.02,
  }))
  const stars = Array.from({ length: 14 }, (_, at) => ({
    x: ((at * 0.618 + turn * 0.13) % 1) * width,
    y: ((at * 0.377) % 1) * head.height * 0.9,
  }))
  return (context, time) => {
    context.drawImage(canvas, 0, 0)
    const rise = Math.sin(time * 0.9 + turn) * foot.height * 0.05
    const middle = foot.y + radius + foot.height * 0.08 + rise
    // The glow of the sun fills the sky in rings.
    for (let ring = 3; ring > 0; ring--) {
      context.fillStyle = glow
      disc(context, sunX, middle, radius * (0.9 + ring * 0.85 + 0.05 * Math.sin(time * 1.6 + ring)))
      context.fill()
    }
    context.fillStyle = mix(scheme.soft, scheme.accent, 0.22)
    disc(context, sunX, middle, radius * (1.06 + 0.02 * Math.sin(time * 4)))
    context.fill()
    context.fillStyle = scheme.accent
    disc(context, sunX, middle, radius * 0.9)
    context.fill()
    // Bands of haze cut the sun.
    context.fillStyle = mix(scheme.soft, scheme.accent, 0.22)
    for (let band = 0; band < 3; band++) {
      const y = middle - radius * (0.52 - band * 0.2) + ((time * unit * 2) % (radius * 0.2))
      context.fillRect(sunX - radius * 0.95, y, radius * 1.9, unit * (0.7 + band * 0.3))
    }
    for (const { top, color, speed, swell } of layers) {
      context.fillStyle = color
      context.beginPath()
      context.moveTo(0, height)
      for (let step = 0; step <= 20; step++) {
        const share = step / 20
        const lift = Math.sin(share * 11 + time * speed + top * 20) * swell
        context.lineTo(share * width, foot.y + foot.height * (top + lift))
      }
      context.lineTo(width, height)
      context.closePath()
      context.fill()
    }
    context.fillStyle = scheme.ink
    stars.forEach(({ x, y }, at) => {
      disc(context, x, y, unit * (0.35 + 0.3 * Math.abs(Math.sin(time * 2 + at))))
      context.fill()
    })
    birds(context, time)
  }

  function birds(context: Parameters<DrawBackdrop>[0], time: number) {
    context.strokeStyle = scheme.ink
    context.lineWidth = unit * 0.7
    for (let bird = 0; bird < 3; bird++) {
      const x = ((time * 0.07 + bird * 0.09 + turn * 0.31) % 1.3) * width - width * 0.15
      const y = head.height * (0.62 + bird * 0.14)
      const flap = Math.sin(time * 7 + bird) * unit * 1.3
      context.beginPath()
      context.moveTo(x - unit * 3, y - flap)
      context.quadraticCurveTo(x - unit, y - unit, x, y)
      context.quadraticCurveTo(x + unit, y - unit, x + unit * 3, y - flap)
      context.stroke()
    }
  }
}
