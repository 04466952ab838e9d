import { readModule, type Module } from './read-module.ts'
import { isModule, type SourceTree } from './source-tree.ts'

/** The modules of src, each parsed once for all rules. */
export type SourceModules = ReadonlyMap<string, Module>

export function readModules(tree: SourceTree): SourceModules {
  const sources = [...tree].filter(([path]) => path.startsWith('src/') && isModule(path))
  return new Map(sources.map(([path, source]) => [path, readModule(path, source)]))
}
