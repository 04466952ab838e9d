import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import type { Country } from '../../../../film/canvas.ts'

const require = createRequire(import.meta.url)

type Ring = [number, number][]
type Outline = { type: 'Polygon'; coordinates: Ring[] } | { type: 'MultiPolygon'; coordinates: Ring[][] }

/** The outlines of all countries, rough enough for a phone's screen. */
export function readCountries(): Country[] {
  const atlas = JSON.parse(
    readFileSync(require.resolve('world-atlas/countries-50m.json'), 'utf8'),
  ) as Parameters<typeof feature>[0]
  const world = feature(atlas, atlas.objects['countries']!) as unknown as {
    features: { properties: { name: string }; geometry: Outline }[]
  }
  return world.features.map(({ properties, geometry }) => ({
    name: properties.name,
    rings: geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat(),
  }))
}
