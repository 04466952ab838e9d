import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import type { Country } from '../../../../film/canvas.ts'
import { countriesOf, type World } from '../../../../film/countries.ts'

const require = createRequire(import.meta.url)

/** The outlines of all countries, rough enough for a phone's screen. */
export function readCountries(): Country[] {
  const atlas = JSON.parse(
    readFileSync(require.resolve('world-atlas/countries-50m.json'), 'utf8'),
  ) as Parameters<typeof feature>[0]
  return countriesOf(feature(atlas, atlas.objects['countries']!) as World)
}
