import type { Country } from './canvas.ts'

type Ring = [number, number][]
type Outline = { type: 'Polygon'; coordinates: Ring[] } | { type: 'MultiPolygon'; coordinates: Ring[][] }

/** The features of the world atlas. */
export type World = { features: readonly { properties: { name: string }; geometry: Outline }[] }

export const countriesOf = ({ features }: World): Country[] =>
  features.map(({ properties, geometry }) => ({
    name: properties.name,
    rings: geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat(),
  }))
