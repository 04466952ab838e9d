import type { FeatureTable } from './feature-table.ts'
import { sideOf, type Place, type Room } from './place.ts'

type Feature = Extract<Place, { layer: 'feature' }>

/** Why a file at `from` may not import a file at `to`; nothing when it may. */
export function judgeImport(
  from: Place,
  to: Place,
  typeOnly: boolean,
  table: FeatureTable,
): string | undefined {
  if (from.layer === 'testing') return undefined
  if (to.layer === 'testing') return 'only tests import src/testing'
  if (to.layer === 'outside') return 'src imports nothing outside src'
  return judgeDirection(from, to) ?? judgeSides(from, to, typeOnly) ?? judgeRooms(from, to, typeOnly, table)
}

function judgeDirection(from: Place, to: Place): string | undefined {
  if (from.layer === 'platform' && to.layer !== 'platform') return 'platform imports neither features nor app'
  if (from.layer === 'feature' && to.layer === 'app') return 'features never import app'
  return undefined
}

function judgeSides(from: Place, to: Place, typeOnly: boolean): string | undefined {
  const sides = { from: sideOf(from), to: sideOf(to) }
  if (sides.to === 'both' || sides.from === sides.to) return undefined
  if (sides.from === 'both') return `what both sides read never imports the ${sides.to} side`
  if (sides.from === 'web' && typeOnly && isSameFeature(from, to)) return undefined
  return sides.from === 'web'
    ? "web never imports server, except by `import type` from its own feature's server room"
    : 'server never imports web'
}

function judgeRooms(from: Place, to: Place, typeOnly: boolean, table: FeatureTable): string | undefined {
  if (to.layer !== 'feature') return undefined
  if (from.layer === 'app')
    return isOpenToOthers(to.room) ? undefined : 'app enters a feature by its doors or its contract'
  if (from.layer !== 'feature') return undefined
  return from.feature === to.feature
    ? judgeOwnRooms(from.room, to.room, typeOnly)
    : judgeNeighbour(from, to, table)
}

const ownRooms: Record<Room, readonly Room[]> = {
  contract: ['contract'],
  domain: ['contract', 'domain'],
  server: ['contract', 'domain', 'server'],
  web: ['contract', 'domain', 'web'],
  'server-door': ['contract', 'domain', 'server'],
  'web-door': ['contract', 'domain', 'web'],
  unknown: [],
}

function judgeOwnRooms(from: Room, to: Room, typeOnly: boolean): string | undefined {
  if (ownRooms[from].includes(to)) return undefined
  const isTypeOfOwnRoutes = from === 'web' && typeOnly && (to === 'server' || to === 'server-door')
  if (isTypeOfOwnRoutes) return undefined
  return isDoor(to) ? 'a door is for other features' : `${from} never imports ${to}`
}

const neighbourRooms: Record<Room, readonly Room[]> = {
  contract: ['contract'],
  domain: [],
  server: ['server-door', 'contract'],
  web: ['web-door', 'contract'],
  'server-door': [],
  'web-door': [],
  unknown: [],
}

function judgeNeighbour(from: Feature, to: Feature, table: FeatureTable): string | undefined {
  const allowed = table[from.feature]?.[to.feature]
  if (!allowed) return `the feature table does not lead from ${from.feature} to ${to.feature}`
  if (isDoor(from.room)) return 'a door lists only its own feature'
  if (!neighbourRooms[from.room].includes(to.room))
    return isOpenToOthers(to.room)
      ? `${from.room} never imports another feature's ${to.room}`
      : 'another feature is entered by its doors or its contract'
  if (allowed === 'contract' && to.room !== 'contract')
    return `the feature table opens only the contract of ${to.feature} to ${from.feature}`
  return undefined
}

function isSameFeature(from: Place, to: Place): boolean {
  return from.layer === 'feature' && to.layer === 'feature' && from.feature === to.feature
}

function isDoor(room: Room): boolean {
  return room === 'server-door' || room === 'web-door'
}

function isOpenToOthers(room: Room): boolean {
  return isDoor(room) || room === 'contract'
}
