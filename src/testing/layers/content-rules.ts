import { placeOf } from './place.ts'
import type { Module } from './read-module.ts'
import { resolveImport } from './resolve-import.ts'
import type { SourceModules } from './source-modules.ts'
import { isTestOrTesting, type SourceTree, type Violation } from './source-tree.ts'

/** The environment is read once, at startup, in one file. */
export function checkEnvironment(modules: SourceModules): Violation[] {
  return judgeEach(modules, 'environment', (path, module) =>
    module.readsEnvironment && !isTestOrTesting(path) && !/^src\/platform\/server\/config[.-]/.test(path)
      ? 'process.env is only read in src/platform/server/config'
      : undefined,
  )
}

/** Time and randomness enter the domain as arguments. */
export function checkPurity(modules: SourceModules): Violation[] {
  return judgeEach(modules, 'purity', (path, module) => {
    const place = placeOf(path)
    const isPure = place.area === 'feature' && place.layer === 'domain' && !isTestOrTesting(path)
    return isPure && module.impurities[0] ? `${module.impurities[0]}: pass it as an argument` : undefined
  })
}

/** An entry point lists its exports explicitly, so that making something public is a decision. */
export function checkEntryPoints(modules: SourceModules): Violation[] {
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
  /^src\/features\/[^/]+\/server\/(.*\/)?(rank|count)-[^/]+\.ts$/,
  /^src\/platform\/server\/(database|jobs)\//,
  /^src\/platform\/server\/http\/(.*\/)?[^/]*rate-limit[^/]*/,
]

// The auth library gets the tables and runs its own queries.
const givesTablesAway = 'src/features/accounts/server/auth.ts'

/** Only stores, table definitions and reports access the database. */
export function checkDatabase(tree: SourceTree, modules: SourceModules): Violation[] {
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
