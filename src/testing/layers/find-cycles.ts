import { resolveImport } from './resolve-import.ts'
import type { SourceModules } from './source-modules.ts'
import type { SourceTree, Violation } from './source-tree.ts'

/** No module imports itself through others, not even for a type: one of them could not be understood without the rest. */
export function findCycles(tree: SourceTree, modules: SourceModules): Violation[] {
  const importsOf = (path: string) =>
    (modules.get(path)?.imports ?? []).flatMap(({ specifier }) => {
      const target = specifier === undefined ? undefined : resolveImport(tree, path, specifier)
      return target?.kind === 'file' && modules.has(target.path) ? [target.path] : []
    })
  return findCircles([...modules.keys()], importsOf).map((cycle) => ({
    rule: 'cycles',
    path: cycle.at(-2) ?? '',
    message: `imports itself: ${cycle.join(' → ')}`,
  }))
}

/** For each import that leads back to a module on the way, the way from there. */
function findCircles(paths: string[], importsOf: (path: string) => string[]): string[][] {
  const cycles: string[][] = []
  const done = new Set<string>()
  const walk = (path: string, trail: string[]) => {
    const start = trail.indexOf(path)
    if (start >= 0) return void cycles.push([...trail.slice(start), path])
    if (done.has(path)) return
    for (const next of importsOf(path)) walk(next, [...trail, path])
    done.add(path)
  }
  for (const path of paths) walk(path, [])
  return cycles
}
