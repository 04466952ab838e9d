import type { Country, FilmContext } from '../../canvas.ts'
import type { Scene } from '../../film.ts'
import { mix } from '../colors.ts'
import { inset, split } from '../layout.ts'
import { easeInOut, spring } from '../motion.ts'
import { placeLabels } from '../place-labels.ts'
import type { Draw, Stage } from '../stage.ts'
import { setText } from '../text-block.ts'

/** The part of the world that a line speaks of, with a pin on each place. */
export function drawMap(stage: Stage, scene: Scene): Draw {
  if (scene.kind !== 'map') return () => undefined
  const { safe, unit, scheme, style, isWide, assets, lettering, smallest, frame } = stage
  const { places } = scene.data
  const [mapBox, textBox] = split(inset(safe, unit * 2), isWide ? 0.58 : 0.62, unit * 4, isWide)
  const text = setText(stage, scene.words, { box: textBox, largest: unit * 13, vertical: 'middle' })
  const middle = {
    longitude: mean(places.map(({ longitude }) => longitude)),
    latitude: mean(places.map(({ latitude }) => latitude)),
  }
  // A country that is named itself is shown whole.
  const whole = (assets.countries ?? []).filter(({ name }) => places.some((place) => place.name === name))
  const reach = Math.max(
    // Several places are far enough apart to show where they are.
    places.length > 1 ? 5 : 9,
    ...whole.map(halfExtentOf),
    ...places.map(({ longitude }) => Math.abs(longitude - middle.longitude) * 1.6),
    ...places.map(({ latitude }) => Math.abs(latitude - middle.latitude) * 2.4),
  )
  const scale = Math.min(mapBox.width, mapBox.height * 1.2) / (reach * 2)
  const squeeze = Math.max(0.4, Math.cos((middle.latitude * Math.PI) / 180))
  const project = (longitude: number, latitude: number) => ({
    x: mapBox.x + mapBox.width / 2 + (longitude - middle.longitude) * scale * squeeze,
    y: mapBox.y + mapBox.height / 2 - (latitude - middle.latitude) * scale,
  })
  const layer = assets.createLayer(Math.ceil(frame.width), Math.ceil(frame.height))
  paintLand(layer.context)
  const size = Math.max(smallest, unit * 5.5)
  const face = { ...style.body, weight: 700 as const }
  const pins = places.map(({ name, longitude, latitude }) => ({
    ...project(longitude, latitude),
    name,
    width: lettering.measure(name, face) * size + size * 0.8,
  }))
  const labels = placeLabels(pins, {
    box: inset(mapBox, size * 0.1),
    height: size * 1.5,
    gap: unit * 2.5,
    rise: unit * 10,
  })

  function paintLand(context: FilmContext) {
    const named = new Set(places.map(({ country }) => country))
    const land = mix(scheme.background, scheme.ink, 0.16)
    const chosen = mix(scheme.background, scheme.accent, 0.45)
    for (const { name, rings } of assets.countries ?? []) {
      context.beginPath()
      for (const ring of rings) {
        ring.forEach(([longitude, latitude], at) => {
          const { x, y } = project(longitude, latitude)
          if (at === 0) context.moveTo(x, y)
          else context.lineTo(x, y)
        })
        context.closePath()
      }
      context.fillStyle = named.has(name) ? chosen : land
      context.fill()
      // Only the borders that someone asked for, because many others are disputed.
      if (!named.has(name)) continue
      context.strokeStyle = scheme.background
      context.lineWidth = Math.max(1, unit * 0.3)
      context.stroke()
    }
  }

  return (context, moment) => {
    const { since, time } = moment
    const zoom = 0.72 + 0.28 * easeInOut(since / 0.7)
    context.save()
    clipRound(context)
    context.fillStyle = scheme.soft
    context.fillRect(mapBox.x, mapBox.y, mapBox.width, mapBox.height)
    const [cx, cy] = [mapBox.x + mapBox.width / 2, mapBox.y + mapBox.height / 2]
    context.translate(cx, cy)
    context.scale(zoom, zoom)
    context.translate(-cx, -cy)
    context.drawImage(layer.canvas, 0, 0)
    context.restore()
    pins.forEach((_, index) => drawPin(context, index, since - 0.45 - index * 0.3, time))
    text.draw(context, moment)
  }

  function clipRound(context: FilmContext) {
    context.beginPath()
    context.roundRect(mapBox.x, mapBox.y, mapBox.width, mapBox.height, unit * 4)
    context.clip()
  }

  function drawPin(context: FilmContext, index: number, at: number, time: number) {
    if (at <= 0) return
    const { x, y, name } = pins[index]!
    const plate = labels[index]!
    const fall = spring(at, { pace: 2.4, damping: 0.5 })
    const wave = (time * 0.9) % 1
    context.save()
    context.globalAlpha *= 1 - wave
    context.strokeStyle = scheme.accent
    context.lineWidth = unit * 0.8
    context.beginPath()
    context.arc(x, y, unit * (2 + wave * 9), 0, Math.PI * 2)
    context.stroke()
    context.restore()
    context.save()
    context.translate(x, y - (1 - fall) * unit * 20)
    context.fillStyle = scheme.accent
    context.beginPath()
    context.arc(0, -unit * 5, unit * 3.2, Math.PI * 0.85, Math.PI * 0.15)
    context.lineTo(0, 0)
    context.closePath()
    context.fill()
    context.restore()
    context.fillStyle = scheme.ink
    context.beginPath()
    context.roundRect(plate.x, plate.y, plate.width, plate.height, size * 0.3)
    context.fill()
    const look = {
      x: plate.x + size * 0.4,
      baseline: plate.y + size * 1.08,
      size,
      color: scheme.background,
    }
    lettering.draw(context, name, face, look)
  }
}

/** Half the degrees that the mainland of a country spans. */
function halfExtentOf({ rings }: Country): number {
  const spans = rings.map((ring) => {
    const [east, north] = [ring.map(([longitude]) => longitude), ring.map(([, latitude]) => latitude)]
    return Math.max(Math.max(...east) - Math.min(...east), Math.max(...north) - Math.min(...north))
  })
  return Math.min(40, Math.max(...spans) / 2)
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
