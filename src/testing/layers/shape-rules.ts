import type { FeatureTable } from './feature-table.ts'
import type { SourceTree, Violation } from './source-tree.ts'

const longest = 300
const meaningless = ['utils', 'util', 'helpers', 'helper', 'misc', 'lib']
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/

/** Split a file over 300 lines. */
export function checkLengths(tree: SourceTree): Violation[] {
  return [...tree].flatMap(([path, source]) => {
    const lines = source.replace(/\n$/, '').split('\n').length
    const isTooLong = /\.(ts|tsx|mjs|css)$/.test(path) && lines > longest
    return isTooLong
      ? [{ rule: 'lengths', path, message: `${lines} lines: a file has at most ${longest}` }]
      : []
  })
}

/** If a name fits no layer, rethink the design. */
export function checkNames(tree: SourceTree): Violation[] {
  return [...tree.keys()].flatMap((path) =>
    path.split('/').flatMap((name) => {
      const message = judgeName(name)
      return message ? [{ rule: 'names', path, message }] : []
    }),
  )
}

function judgeName(name: string): string | undefined {
  if (!kebabCase.test(name)) return `${name}: names are in kebab-case`
  const words = name.split(/[-.]/)
  const word = words.find((entry) => meaningless.includes(entry))
  if (word) return `${name}: '${word}' says nothing about the content`
  return /-v\d+(\.|$)/.test(name) ? `${name}: replace the old version instead of adding another` : undefined
}

/** The allowed layers. */
export function checkPlaces(tree: SourceTree, table: FeatureTable): Violation[] {
  return [...tree.keys()].flatMap((path) => {
    const message = path.startsWith('src/') ? checkPlace(path.split('/').slice(1), table) : undefined
    return message ? [{ rule: 'places', path, message }] : []
  })
}

const appPlaces = ['server', 'web', 'pages.ts']
const platformPlaces = ['common', 'server', 'web']
/** `film` is the drawing code that the renderer and the browser share. */
const layers = ['contract', 'domain', 'film', 'server', 'web']
const entryPoints = ['server.ts', 'web.ts']

function checkPlace(
  [area = '', first = '', second = '', ...rest]: string[],
  table: FeatureTable,
): string | undefined {
  switch (area) {
    case 'testing':
      return undefined
    case 'app':
      return appPlaces.includes(first) ? undefined : `src/app has only ${appPlaces.join(', ')}`
    case 'platform':
      return platformPlaces.includes(first) ? undefined : `src/platform has only ${platformPlaces.join(', ')}`
    case 'features': {
      if (!Object.hasOwn(table, first)) return `${first} is not in the feature table`
      const isLayer =
        rest.length > 0 ? layers.includes(second) : entryPoints.includes(second) || layers.includes(second)
      return isLayer
        ? undefined
        : `a feature has only the layers ${layers.join(', ')} and the entry points ${entryPoints.join(', ')}`
    }
    default:
      return 'src has only app, features, platform, testing'
  }
}
