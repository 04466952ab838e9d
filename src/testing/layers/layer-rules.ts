import { placeOf, type Layer } from './place.ts'
import type { Module } from './read-module.ts'
import { resolveImport } from './resolve-import.ts'
import { featureTable, type FeatureTable } from './feature-table.ts'
import { findCycles } from './find-cycles.ts'
import { checkImports } from './import-rules.ts'
import { checkLengths, checkNames, checkPlaces } from './shape-rules.ts'
import { checkProductWords } from './product-words.ts'
import { readModules, type SourceModules } from './source-modules.ts'
import { type SourceTree, type Violation, isTestOrTesting } from './source-tree.ts'

/** The environment is read once, at startup, in one file. */
function checkEnvironment(modules: SourceModules): Violation[] {
  return judgeEach(modules, 'environment', (path, module) =>
    module.readsEnvironment && !isTestOrTesting(path) && !/^src\/platform\/server\/config[.-]/.test(path)
      ? 'process.env is only read in src/platform/server/config'
      : undefined,
  )
}

/** Time, randomness and state enter the domain and the drawing of films as arguments. */
function checkPurity(modules: SourceModules): Violation[] {
  return judgeEach(modules, 'purity', (path, module) => {
    const place = placeOf(path)
    const isPure = place.area === 'feature' && isPureLayer(place.layer) && !isTestOrTesting(path)
    return isPure && module.impurities[0] ? `${module.impurities[0]}: pass it as an argument` : undefined
  })
}

const isPureLayer = (layer: Layer) => layer === 'domain' || layer === 'film'

/** An entry point lists its exports explicitly, so that making something public is a decision. */
function checkEntryPoints(modules: SourceModules): Violation[] {
  return judgeEach(modules, 'entry points', (path, module) => {
    const place = placeOf(path)
    const isEntryPoint = place.area === 'feature' && place.layer.endsWith('-entry')
    return isEntryPoint && module.reExportsAll ? 'an entry point lists its exports explicitly' : undefined
  })
}

const databasePackages = ['drizzle-orm', 'pg', 'pg-boss', '@electric-sql/pglite']

const databaseFiles = [
  /^src\/(features\/[^/]+|platform)\/server\/.*\.(store|tables)\.ts$/,
  // A report: one question, one file.
  /^src\/features\/[^/]+\/server\/(.*\/)?count-[^/]+\.ts$/,
  /^src\/platform\/server\/(database|jobs)\//,
  /^src\/platform\/server\/http\/(.*\/)?[^/]*rate-limit[^/]*/,
]

// The auth library gets the tables and runs its own queries.
const givesTablesAway = 'src/features/accounts/server/auth.ts'

/** Only stores, table definitions and reports access the database. */
function checkDatabase(tree: SourceTree, modules: SourceModules): Violation[] {
  return judgeEach(modules, 'database', (path, module) => {
    if (isTestOrTesting(path) || databaseFiles.some((pattern) => pattern.test(path))) return undefined
    if (module.statements[0]) return `SQL (${module.statements[0]}) belongs in a *.store.ts`
    const place = placeOf(path)
    const mayPassTablesOn =
      path === givesTablesAway || (place.area === 'feature' && place.layer === 'server-entry')
    for (const { specifier, typeOnly } of module.imports) {
      if (typeOnly || specifier === undefined) continue
      const target = resolveImport(tree, path, specifier)
      if (target.kind === 'package' && databasePackages.includes(target.name))
        return `${specifier} belongs in a *.store.ts`
      if (target.kind === 'file' && target.path.endsWith('.tables.ts') && !mayPassTablesOn)
        return `${specifier}: tables are read in a *.store.ts`
    }
    return undefined
  })
}

type Judge = (path: string, module: Module) => string | undefined

function judgeEach(modules: SourceModules, rule: string, judge: Judge): Violation[] {
  return [...modules].flatMap(([path, module]) => {
    const message = judge(path, module)
    return message ? [{ rule, path, message }] : []
  })
}

/**
 * Runs every rule on a tree. `modules` is the number read, so that an empty run is not mistaken for a clean
 * one.
 */
export function checkLayers(
  tree: SourceTree,
  table: FeatureTable = featureTable,
): { modules: number; violations: Violation[] } {
  const modules = readModules(tree)
  const violations = [
    ...checkImports(tree, modules, table),
    ...findCycles(tree, modules),
    ...checkEnvironment(modules),
    ...checkPurity(modules),
    ...checkEntryPoints(modules),
    ...checkDatabase(tree, modules),
    ...checkProductWords(modules),
    ...checkLengths(tree),
    ...checkNames(tree),
    ...checkPlaces(tree, table),
  ]
  return { modules: modules.size, violations }
}
