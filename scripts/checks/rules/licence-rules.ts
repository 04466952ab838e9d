import { satisfies } from './licence-expression.ts'

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

// Binds the font files, not what is set in them.
const fontLicences = ['OFL-1.1']

// Binds changes to the tool's own files. We change none and ship none.
const weakCopyleft = ['MPL-2.0']

// Files under it keep it; ours beside them are not touched. Used as published, unchanged, named in THIRD-PARTY.md.
const weakCopyleftInProduction = ['mediabunny']

/** Packages whose package.json is silent, with the licence that their own text grants. */
const stated: Record<string, string> = {
  // The licence's full text closes its Readme.md.
  only: 'MIT',
  // 'License: MIT' closes its Readme.md.
  'humanize-number': 'MIT',
}

/** One line for each package that the product (or, for development, the workshop) may not use. */
export function findForbiddenLicences(
  lock: Lock,
  readInstalled: (folder: string) => string | undefined,
): string[] {
  const production = findProduction(lock)
  return Object.entries(lock).flatMap(([folder, entry]) => {
    if (folder === '') return []
    const name = nameOf(folder)
    const licence = entry.license ?? readInstalled(folder) ?? stated[name]
    const isProduction = production.has(folder)
    if (licence !== undefined && satisfies(licence, (id) => isAllowed(id, name, isProduction))) return []
    return [`${name} (${isProduction ? 'production' : 'development'}): ${licence ?? 'no licence stated'}`]
  })
}

function isAllowed(id: string, name: string, isProduction: boolean): boolean {
  if (permissive.includes(id)) return true
  if (name.startsWith('@fontsource')) return fontLicences.includes(id)
  return weakCopyleft.includes(id) && (!isProduction || weakCopyleftInProduction.includes(name))
}

/**
 * What the product needs, found by walking from its dependencies. The lock's own `dev` mark is not enough: it is
 * missing from build tools that some production package names as an optional peer.
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

/** The folder that Node would find for `name` when asked from `folder`. */
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
