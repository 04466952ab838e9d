/** The location of a source file in the architecture. */
export type Place =
  | { area: 'app'; side: Side }
  | { area: 'feature'; feature: string; layer: Layer }
  | { area: 'platform'; side: Side }
  | { area: 'testing' }
  | { area: 'outside' }

/** `both`: used by server and browser. */
export type Side = 'server' | 'web' | 'both'

export type Layer =
  | 'contract'
  | 'domain'
  | 'film'
  | 'server'
  | 'web'
  | 'server-entry'
  | 'web-entry'
  | 'unknown'

export function placeOf(path: string): Place {
  const [source, area = '', first = '', second = ''] = path.split('/')
  if (source !== 'src') return { area: 'outside' }
  switch (area) {
    case 'app':
    case 'platform':
      return { area, side: first === 'server' || first === 'web' ? first : 'both' }
    case 'features':
      return { area: 'feature', feature: first, layer: layerOf(second) }
    case 'testing':
      return { area: 'testing' }
    default:
      return { area: 'outside' }
  }
}

export function sideOf(place: Place): Side {
  if (place.area === 'app' || place.area === 'platform') return place.side
  if (place.area !== 'feature') return 'both'
  if (place.layer === 'server' || place.layer === 'server-entry') return 'server'
  return place.layer === 'web' || place.layer === 'web-entry' ? 'web' : 'both'
}

const layers = ['contract', 'domain', 'film', 'server', 'web'] as const

function layerOf(name: string): Layer {
  if (name === 'server.ts') return 'server-entry'
  if (name === 'web.ts') return 'web-entry'
  return layers.find((layer) => layer === name) ?? 'unknown'
}
