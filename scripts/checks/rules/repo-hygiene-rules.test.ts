import { describe, expect, test } from 'vitest'
import { findForeignWords } from './repo-hygiene-rules.ts'

describe('is reported with its line', () => {
  test.each([
    ['README.md', 'see /work/elsewhere/notes', 'a path of one machine'],
    ['scripts/a.ts', "const cache = '/root/.cache'", 'a path of one machine'],
    ['scripts/a.ts', "const cache = '/home/ann/.cache'", 'a path of one machine'],
    ['docs/a.md', '(/Users/ann/crovest)', 'a path of one machine'],
    ['docs/a.md', 'C:\\Users\\ann', 'a path of one machine'],
    ['package-lock.json', '"resolved": "https://example.org/a.tgz"', 'an address of a registry in the lock'],
    ['README.md', 'from https://registry.npmjs.org', 'the name of a registry'],
    ['.npmrc', 'audit=false\nregistry=http://localhost:4873', 'a registry of one machine'],
    ['.npmrc', '@crovest:registry=http://localhost', 'a registry of one machine'],
    ['src/a.ts', '// TODO later', 'a left-over mark'],
    ['src/a.css', '/* FIXME */', 'a left-over mark'],
    ['src/a.ts', '// @ts-ignore', 'a silenced type check'],
    ['src/a.tsx', '// @ts-nocheck', 'a silenced type check'],
    ['src/a.test.ts', "test.only('a', () => {})", 'a test that is left out or runs alone'],
    ['src/a.test.ts', "describe.concurrent.skip('a', () => {})", 'a test that is left out or runs alone'],
    ['e2e/a.spec.ts', "test.fixme('a', () => {})", 'a test that is left out or runs alone'],
    ['src/a.test.ts', "xit('a', () => {})", 'a test that is left out or runs alone'],
    ['src/a.ts', 'const categoryColours = {}', 'British spelling'],
    ['src/a.tsx', '<p>Use dark colours</p>', 'British spelling'],
    ['e2e/a.spec.ts', "'The change is cancelled'", 'British spelling'],
    ['docs/a.md', 'Behaviour changes are authorised.', 'British spelling'],
    ['src/a.css', '/* grey */', 'British spelling'],
  ])('%s: %s', (path, text, why) => {
    const [line = '', ...others] = findForeignWords(path, `\n${text}\n`)
    expect(others).toEqual([])
    expect(line).toMatch(new RegExp(`^${path.replaceAll('.', '\\.')}:[23]: ${why}`))
  })
})

test.each([
  ['src/a.ts', "import { Hero } from './home/hero.tsx'"],
  ['src/a.ts', "import { Hero } from '#features/public-site/web/home/hero.tsx'"],
  ['src/a.ts', 'const rest = list.skip(1)'],
  ['src/a.test.ts', "test.skipIf(isEmbedded)('several processes share one database', () => {})"],
  ['src/a.ts', '// @ts-expect-error the library types this as a string'],
  ['README.md', 'The registry of the features is short.'],
  ['Dockerfile', 'RUN --mount=type=cache,target=/root/.npm npm ci'],
  ['src/a.tsx', '<p aria-labelledby="a">An optimistic parameter of the canceled text</p>'],
  ['src/a.ts', "if (state === 'cancelled') return authorize('authorise:1')"],
  ['src/features/video-studio/server/icons/words.ts', 'harbour harbor'],
  ['docs/decisions/001-a.md', 'the colour'],
  ['.npmrc', 'omit-lockfile-registry-resolved=true'],
])('%s may contain: %s', (path, text) => {
  expect(findForeignWords(path, text)).toEqual([])
})
