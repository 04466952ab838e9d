import { checkDatabase, checkEntryPoints, checkEnvironment, checkPurity } from './content-rules.ts'
import { featureTable, type FeatureTable } from './feature-table.ts'
import { findCycles } from './find-cycles.ts'
import { checkImports } from './import-rules.ts'
import { checkLengths, checkNames, checkPlaces } from './shape-rules.ts'
import { checkProductWords } from './product-words.ts'
import { readModules } from './source-modules.ts'
import type { SourceTree, Violation } from './source-tree.ts'

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
