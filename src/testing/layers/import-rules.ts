import type { FeatureTable } from './feature-table.ts'

import { checkPackage } from './check-package.ts'
import { placeOf, sideOf, type Place, type Layer } from './place.ts'
import type { Import } from './read-module.ts'
import { resolveImport } from './resolve-import.ts'
import { isTest, type SourceTree, type Violation } from './source-tree.ts'
import type { SourceModules } from './source-modules.ts'

type Feature = Extract<Place, { area: 'feature' }>

/** Why a file at `from` may not import a file at `to`; undefined if it may. */
function checkImport(from: Place, to: Place, typeOnly: boolean, table: FeatureTable): string | undefined {
  if (from.area === 'testing') return undefined
  if (to.area === 'testing') return 'only tests import src/testing'
  if (to.area === 'outside') return 'src imports nothing outside src'
  return (
    checkDirection(from, to) ??
    checkSides(from, to, typeOnly) ??
    checkFeatureLayers(from, to, typeOnly, table)
  )
}

function checkDirection(from: Place, to: Place): string | undefined {
  if (from.area === 'platform' && to.area !== 'platform') return 'platform imports neither features nor app'
  if (from.area === 'feature' && to.area === 'app') return 'features never import app'
  return undefined
}

function checkSides(from: Place, to: Place, typeOnly: boolean): string | undefined {
  const sides = { from: sideOf(from), to: sideOf(to) }
  if (sides.to === 'both' || sides.from === sides.to) return undefined
  if (sides.from === 'both') return `shared code never imports the ${sides.to} side`
  if (sides.from === 'web' && typeOnly && isSameFeature(from, to)) return undefined
  return sides.from === 'web'
    ? "web never imports server, except by `import type` from its own feature's server layer"
    : 'server never imports web'
}

function checkFeatureLayers(
  from: Place,
  to: Place,
  typeOnly: boolean,
  table: FeatureTable,
): string | undefined {
  if (to.area !== 'feature') return undefined
  if (from.area === 'app')
    return isOpenToOthers(to.layer) ? undefined : 'app imports a feature only by its entry points or contract'
  if (from.area !== 'feature') return undefined
  return from.feature === to.feature
    ? checkOwnLayers(from.layer, to.layer, typeOnly)
    : judgeNeighbor(from, to, table)
}

const ownLayers: Record<Layer, readonly Layer[]> = {
  contract: ['contract'],
  domain: ['contract', 'domain'],
  film: ['contract', 'domain', 'film'],
  server: ['contract', 'domain', 'film', 'server'],
  web: ['contract', 'domain', 'film', 'web'],
  'server-entry': ['contract', 'domain', 'server'],
  'web-entry': ['contract', 'domain', 'web'],
  unknown: [],
}

function checkOwnLayers(from: Layer, to: Layer, typeOnly: boolean): string | undefined {
  if (ownLayers[from].includes(to)) return undefined
  const isTypeOfOwnRoutes = from === 'web' && typeOnly && (to === 'server' || to === 'server-entry')
  if (isTypeOfOwnRoutes) return undefined
  return isEntryPoint(to) ? 'an entry point is for other features' : `${from} never imports ${to}`
}

const neighborLayers: Record<Layer, readonly Layer[]> = {
  contract: ['contract'],
  domain: [],
  film: [],
  server: ['server-entry', 'contract'],
  web: ['web-entry', 'contract'],
  'server-entry': [],
  'web-entry': [],
  unknown: [],
}

function judgeNeighbor(from: Feature, to: Feature, table: FeatureTable): string | undefined {
  const allowed = table[from.feature]?.[to.feature]
  if (!allowed) return `the feature table does not allow ${from.feature} to import ${to.feature}`
  if (isEntryPoint(from.layer)) return 'an entry point exports only its own feature'
  if (!neighborLayers[from.layer].includes(to.layer))
    return isOpenToOthers(to.layer)
      ? `${from.layer} never imports another feature's ${to.layer}`
      : 'another feature is imported only by its entry points or contract'
  if (allowed === 'contract' && to.layer !== 'contract')
    return `the feature table allows ${from.feature} only the contract of ${to.feature}`
  return undefined
}

function isSameFeature(from: Place, to: Place): boolean {
  return from.area === 'feature' && to.area === 'feature' && from.feature === to.feature
}

function isEntryPoint(layer: Layer): boolean {
  return layer === 'server-entry' || layer === 'web-entry'
}

function isOpenToOthers(layer: Layer): boolean {
  return isEntryPoint(layer) || layer === 'contract'
}

// Runs in Node during prerendering, although it belongs to the web app.
const prerenderEntry = 'src/app/web/entry.server.tsx'

/** The allowed directions between layers, sides and features. */
export function checkImports(tree: SourceTree, modules: SourceModules, table: FeatureTable): Violation[] {
  return [...modules].flatMap(([path, module]) =>
    module.imports.flatMap((entry) => {
      const reason = judge(tree, path, entry, table)
      return reason
        ? [{ rule: 'imports', path, message: `${entry.specifier ?? 'import(…)'}: ${reason}` }]
        : []
    }),
  )
}

function judge(tree: SourceTree, path: string, { specifier, typeOnly }: Import, table: FeatureTable) {
  const from = placeOf(path)
  if (from.area === 'outside' || from.area === 'testing') return undefined
  if (specifier === undefined) return 'a computed import cannot be checked'
  const target = resolveImport(tree, path, specifier)
  switch (target.kind) {
    case 'generated':
      return undefined
    case 'unknown':
      return 'an alias that package.json does not define'
    case 'package':
      // A test may import whatever it needs.
      return isTest(path) || path === prerenderEntry
        ? undefined
        : checkPackage(from, target.name, target.specifier, typeOnly)
    case 'file': {
      const to = placeOf(target.path)
      if (isTest(path) && (to.area === 'testing' || to.area === 'outside')) return undefined
      return isTest(target.path) ? 'nothing imports a test' : checkImport(from, to, typeOnly, table)
    }
  }
}
