import { withAlpha } from '../colors.ts'
import type { Stage } from '../stage.ts'
import { beatAt, zonesOf, type DrawBackdrop } from './zones.ts'

/** The screen of an instrument: a grid that scrolls, a scan line, levels or a trace at the bottom. */
export function drawGrid(stage: Stage): DrawBackdrop {
  const { frame, scheme, unit, turn } = stage
  const gap = unit * 12.5
  const thick = Math.max(1, unit * 0.3)
  const { head } = zonesOf(stage)
  const drawFoot = [levels, trace, ruler][turn % 3]!(stage)
  return (context, time) => {
    context.fillStyle = scheme.background
    context.fillRect(0, 0, frame.width, frame.height)
    context.fillStyle = scheme.soft
    const way = (time * unit * 8) % gap
    const [dx, dy] = turn % 2 === 0 ? [0, way] : [way, 0]
    for (let x = dx - gap; x < frame.width; x += gap) context.fillRect(x, 0, thick, frame.height)
    for (let y = dy - gap; y < frame.height; y += gap) context.fillRect(0, y, frame.width, thick)
    const share = ((time * 0.45 + turn * 0.3) % 1.2) - 0.1
    context.fillStyle = withAlpha(scheme.accent, 0.1)
    context.fillRect(0, frame.height * share, frame.width, unit * 5)
    context.fillStyle = withAlpha(scheme.accent, 0.25)
    context.fillRect(0, frame.height * share + unit * 5, frame.width, thick * 2)
    drawFoot(context, time)
    drawHead(context, time)
  }

  function drawHead(context: Parameters<DrawBackdrop>[0], time: number) {
    const count = 28
    const width = (frame.width * 0.86) / count
    const lit = Math.floor((time * 9 + turn * 5) % (count + 6))
    for (let at = 0; at < count; at++) {
      context.fillStyle = at < lit ? scheme.accent : scheme.soft
      context.fillRect(frame.width * 0.07 + at * width, head.height * 0.5, width * 0.62, head.height * 0.16)
    }
    if (Math.floor(time * 2.4) % 2 === 0) {
      context.fillStyle = scheme.accent
      context.fillRect(frame.width * 0.07, head.height * 0.24, head.height * 0.13, head.height * 0.13)
    }
  }
}

function levels(stage: Stage): DrawBackdrop {
  const { frame, scheme, unit } = stage
  const { foot } = zonesOf(stage)
  const columns = frame.width > frame.height * 1.2 ? 44 : 22
  const rows = 7
  const [width, height] = [frame.width / columns, (foot.height * 0.92) / rows]
  return (context, time) => {
    for (const isLit of [false, true]) {
      context.fillStyle = isLit ? scheme.accent : scheme.soft
      context.beginPath()
      for (let column = 0; column < columns; column++) {
        const level =
          rows *
          (0.2 +
            0.45 * Math.abs(Math.sin(column * 0.9 + time * 1.9) * Math.sin(column * 0.37 - time * 1.3)) +
            0.3 * beatAt(time))
        for (let row = 0; row < rows; row++)
          if (row < level === isLit)
            context.rect(
              column * width + unit * 0.4,
              frame.height - (row + 1) * height,
              width - unit * 0.8,
              height - unit * 0.8,
            )
      }
      context.fill()
    }
  }
}

function trace(stage: Stage): DrawBackdrop {
  const { frame, scheme, unit } = stage
  const { foot } = zonesOf(stage)
  const middle = foot.y + foot.height * 0.55
  return (context, time) => {
    context.strokeStyle = scheme.accent
    context.lineWidth = unit * 1.1
    context.beginPath()
    for (let step = 0; step <= 90; step++) {
      const at = step / 90
      const phase = (at * 3 + time * 0.9) % 1
      const peak = phase > 0.42 && phase < 0.58 ? Math.sin(((phase - 0.42) / 0.16) * Math.PI * 2) : 0
      const y = middle - peak * foot.height * 0.4 - Math.sin(at * 40 + time * 8) * foot.height * 0.02
      if (step === 0) context.moveTo(0, y)
      else context.lineTo(at * frame.width, y)
    }
    context.stroke()
    context.fillStyle = withAlpha(scheme.accent, 0.18)
    context.fillRect(0, middle + foot.height * 0.3, frame.width, frame.height)
  }
}

function ruler(stage: Stage): DrawBackdrop {
  const { frame, scheme, unit } = stage
  const { foot } = zonesOf(stage)
  const gap = unit * 3.2
  return (context, time) => {
    const way = time * unit * 22
    const first = Math.ceil(way / gap)
    context.fillStyle = scheme.accent
    for (let tick = first; tick * gap - way < frame.width; tick++) {
      const isLong = tick % 5 === 0
      const height = foot.height * (isLong ? 0.62 : 0.3)
      context.fillRect(tick * gap - way, frame.height - height, unit * (isLong ? 1.1 : 0.6), height)
    }
    const x = frame.width * (0.5 + 0.3 * Math.sin(time * 1.4))
    context.beginPath()
    context.moveTo(x, foot.y + foot.height * 0.36)
    context.lineTo(x - unit * 4, foot.y + foot.height * 0.08)
    context.lineTo(x + unit * 4, foot.y + foot.height * 0.08)
    context.closePath()
    context.fill()
  }
}
