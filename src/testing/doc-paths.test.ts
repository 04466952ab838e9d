import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
const folders = new Set(files.flatMap(parents))
const topLevel = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]))
const docs = files.filter((file) => file.endsWith('.md'))

/** Written by a command, so not in the repository. */
const generated = ['sbom.cdx.json']

function parents(file: string): string[] {
  const folder = dirname(file)
  return folder === '.' ? [] : [...parents(folder), folder]
}

/** Files and folders in backticks; a file may be named without its folder. */
function findMissingPaths(text: string): string[] {
  const quoted = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*)\/?`/g)].map(([, path = '']) => path)
  return quoted.filter((path) => {
    const isFile = /\.(tsx?|mjs|json|md|css|sql)$/.test(path)
    const isFolder = path.includes('/') && topLevel.has(path.split('/')[0])
    if (generated.includes(path) || !(isFile || isFolder)) return false
    return !folders.has(path) && !files.some((file) => file === path || file.endsWith(`/${path}`))
  })
}

function findBrokenLinks(doc: string, text: string): string[] {
  const targets = [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)\s]*)?\)/g)].map(([, target = '']) => target)
  return targets.filter((target) => {
    const path = normalize(join(dirname(doc), target)).replace(/\/$/, '')
    return !files.includes(path) && !folders.has(path)
  })
}

test.each(docs)('%s names only files that exist', (doc) => {
  const text = readFileSync(join(root, doc), 'utf8')
  expect([...findMissingPaths(text), ...findBrokenLinks(doc, text)]).toEqual([])
})

test('a path or link to a missing file is reported', () => {
  expect(findMissingPaths('See `src/testing/gone.ts`, `docs/gone/`, `gone.ts` and `config.ts`.')).toEqual([
    'src/testing/gone.ts',
    'docs/gone',
    'gone.ts',
  ])
  expect(findBrokenLinks('docs/a.md', '[a](gone.md) [b](../README.md#start) [c](https://x.org/y)')).toEqual([
    'gone.md',
  ])
})
