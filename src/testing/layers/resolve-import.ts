import { posix } from 'node:path'
import type { SourceTree } from './source-tree.ts'

export type Target =
  | { kind: 'file'; path: string }
  | { kind: 'package'; name: string; specifier: string }
  | { kind: 'generated' }
  | { kind: 'unknown'; specifier: string }

const aliases = ['#app/', '#features/', '#platform/', '#testing/']

/** Resolves an import to a project file, by relative path or package.json alias, or to a package. */
export function resolveImport(tree: SourceTree, from: string, specifier: string): Target {
  const address = specifier.replace(/\?.*$/, '')
  // The router generates these types.
  if (address.startsWith('./+types/')) return { kind: 'generated' }
  if (address.startsWith('.'))
    return { kind: 'file', path: completed(tree, posix.join(posix.dirname(from), address)) }
  if (aliases.some((alias) => address.startsWith(alias)))
    return { kind: 'file', path: completed(tree, posix.join('src', address.slice(1))) }
  if (/^[#/]/.test(address)) return { kind: 'unknown', specifier }
  return { kind: 'package', name: packageName(address), specifier: address }
}

function completed(tree: SourceTree, path: string): string {
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, path.replace(/\.js$/, '.ts')]
  return candidates.find((candidate) => tree.has(candidate)) ?? path
}

function packageName(address: string): string {
  if (address.startsWith('node:')) return address
  return address.split('/', address.startsWith('@') ? 2 : 1).join('/')
}
