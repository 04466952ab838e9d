import type { Country } from './canvas.ts'

type Ring = [number, number][]
type Outline = { type: 'Polygon'; coordinates: Ring[] } | { type: 'MultiPolygon'; coordinates: Ring[][] }

/** The features of the world atlas. */
export type World = { features: readonly { properties: { name: string }; geometry: Outline }[] }

export const countriesOf = ({ features }: World): Country[] =>
  features.map(({ properties, geometry }) => ({
    name: properties.name,
    rings: (geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat()).map(unbroken),
  }))

/** A ring that crosses the date line goes on beyond 180°, instead of around the whole earth. */
export function unbroken(ring: Ring): Ring {
  let turns = 0
  const whole = ring.map(([longitude, latitude], at): [number, number] => {
    const step = at === 0 ? 0 : longitude - ring[at - 1]![0]
    if (Math.abs(step) > 180) turns -= Math.sign(step)
    return [longitude + turns * 360, latitude]
  })
  const middle = whole.reduce((sum, [longitude]) => sum + longitude, 0) / whole.length
  const back = Math.round(middle / 360) * 360
  return whole.map(([longitude, latitude]) => [longitude - back, latitude])
}
