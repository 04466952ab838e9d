import type { FeatureTable } from './feature-table.ts'
import { checkImport } from './check-import.ts'
import { checkPackage } from './check-package.ts'
import { placeOf } from './place.ts'
import type { Import } from './read-module.ts'
import { resolveImport } from './resolve-import.ts'
import { isTest, type SourceTree, type Violation } from './source-tree.ts'
import type { SourceModules } from './source-modules.ts'

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
