/** Where in the house a file of src stands. */
export type Place =
  | { layer: 'app'; side: Side }
  | { layer: 'feature'; feature: string; room: Room }
  | { layer: 'platform'; side: Side }
  | { layer: 'testing' }
  | { layer: 'outside' }

/** `both`: read by the server and by the browser. */
export type Side = 'server' | 'web' | 'both'

export type Room = 'contract' | 'domain' | 'server' | 'web' | 'server-door' | 'web-door' | 'unknown'

export function placeOf(path: string): Place {
  const [source, layer = '', first = '', second = ''] = path.split('/')
  if (source !== 'src') return { layer: 'outside' }
  switch (layer) {
    case 'app':
    case 'platform':
      return { layer, side: first === 'server' || first === 'web' ? first : 'both' }
    case 'features':
      return { layer: 'feature', feature: first, room: roomOf(second) }
    case 'testing':
      return { layer: 'testing' }
    default:
      return { layer: 'outside' }
  }
}

export function sideOf(place: Place): Side {
  if (place.layer === 'app' || place.layer === 'platform') return place.side
  if (place.layer !== 'feature') return 'both'
  if (place.room === 'server' || place.room === 'server-door') return 'server'
  return place.room === 'web' || place.room === 'web-door' ? 'web' : 'both'
}

function roomOf(name: string): Room {
  if (name === 'server.ts') return 'server-door'
  if (name === 'web.ts') return 'web-door'
  return name === 'contract' || name === 'domain' || name === 'server' || name === 'web' ? name : 'unknown'
}
