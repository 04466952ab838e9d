import type { Country, Photo, Raster } from '../../film/canvas.ts'
import { countriesOf, type World } from '../../film/countries.ts'
import { analysedSize, findFocus, keptSize } from '../../film/find-focus.ts'
import { videoPaths } from '../../contract/paths.ts'
import { createLayer } from './create-layer.ts'

type Size = { width: number; height: number }

/** Loads once what is asked for by name; a failure is tried again when it is next needed. */
function createStore<Thing>(load: (name: string) => Promise<Thing>) {
  const ready = new Map<string, Thing>()
  const underWay = new Map<string, Promise<Thing>>()
  async function start(name: string) {
    try {
      const thing = await load(name)
      ready.set(name, thing)
      return thing
    } finally {
      underWay.delete(name)
    }
  }
  return {
    ready: (name: string) => ready.get(name),
    async load(name: string): Promise<Thing> {
      const known = ready.get(name)
      if (known) return known
      const loading = underWay.get(name) ?? start(name)
      underWay.set(name, loading)
      return loading
    },
  }
}

export const icons = createStore<Raster>((name) => loadImage(videoPaths.icon(name)))

export const atlas = createStore<readonly Country[]>(async () => {
  const [{ default: url }, { feature }] = await Promise.all([
    import('world-atlas/countries-50m.json?url'),
    import('topojson-client'),
  ])
  const response = await fetch(url)
  if (!response.ok) throw new Error('no atlas')
  const topology = (await response.json()) as Parameters<typeof feature>[0]
  return countriesOf(feature(topology, topology.objects['countries']!) as World)
})

/** A photo at its address, with its focus for a frame of this shape. */
export const photos = createStore<Photo>(async (name) => {
  const { url, shape } = JSON.parse(name) as { url: string; shape: Size }
  const [image, { default: smartcrop }] = await Promise.all([loadImage(url), import('smartcrop')])
  const kept = scaled(image, keptSize({ width: image.naturalWidth, height: image.naturalHeight }))
  const { width, height } = analysedSize(kept.canvas)
  const small = scaled(kept.canvas, { width, height })
  const { data } = small.canvas.getContext('2d')!.getImageData(0, 0, width, height)
  return { image: kept.canvas, focus: await findFocus(smartcrop, { width, height, data }, shape) }
})

export const photoName = (url: string, { width, height }: Size) =>
  JSON.stringify({ url, shape: { width, height } })

async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = url
  await image.decode()
  return image
}

function scaled(image: object, { width, height }: Size) {
  const layer = createLayer(width, height)
  layer.context.drawImage(image, 0, 0, width, height)
  return layer
}
