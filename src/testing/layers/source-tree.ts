import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Path from the project root (with forward slashes) → text. */
export type SourceTree = ReadonlyMap<string, string>

export type Violation = { rule: string; path: string; message: string }

const folders = ['src', 'scripts', 'e2e', 'bench']

/** Every project file. Only code is read; for images and fonts the name is enough. */
export function readSourceTree(root: string): SourceTree {
  const files = folders.flatMap((folder) => listFiles(join(root, folder)))
  return new Map(files.map((file) => [relative(root, file), isText(file) ? readFileSync(file, 'utf8') : '']))
}

export function isModule(path: string): boolean {
  return /\.(ts|tsx|mts|mjs|js|jsx)$/.test(path)
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path)
}

export function isTestOrTesting(path: string): boolean {
  return isTest(path) || path.startsWith('src/testing/')
}

function isText(path: string): boolean {
  return isModule(path) || path.endsWith('.css')
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
