import { british, ownProse } from './british-spelling.ts'

type Rule = { why: string; pattern: RegExp; files?: RegExp }

const code = /\.(ts|tsx|mts|mjs|js|css)$/
const tests = /\.(test|spec)\.tsx?$/

const rules: readonly Rule[] = [
  // Not after a letter or dot, because 'web/home/hero.tsx' and './home/' are project paths.
  {
    why: 'a path of one machine',
    pattern: /(?<![\w.*)}\]-])\/(root|work|Users|home\/[a-z][\w-]*)\//,
    // In a Dockerfile it is a path of the image.
    files: /^(?!(.*\/)?Dockerfile$)/,
  },
  { why: 'a path of one machine', pattern: /[A-Z]:\\Users\\/ },
  {
    why: 'an address of a registry in the lock',
    pattern: /"resolved":\s*"/,
    files: /(^|\/)package-lock\.json$/,
  },
  { why: 'the name of a registry', pattern: /\bregistry\.[a-z0-9-]+\.[a-z]{2,}\b|\bnpm\.pkg\.github\.com\b/ },
  { why: 'a registry of one machine', pattern: /^[^\S\n]*(@[\w-]+:)?registry\s*=/m, files: /(^|\/)\.npmrc$/ },
  { why: 'a left-over mark', pattern: /\b(TODO|FIXME|XXX|HACK)\b/ },
  { why: 'a silenced type check', pattern: /@ts-(ignore|nocheck)\b/, files: code },
  {
    why: 'a test that is left out or runs alone',
    pattern:
      /\b(describe|test|it|suite|bench)(\.\w+)*\.(only|skip|todo|fixme)\b|\b(xit|xtest|xdescribe|fit|fdescribe)\(/,
    files: tests,
  },
  { why: 'British spelling; we write American English', pattern: british, files: ownProse },
]

// These files name what they look for.
const exempt = /^scripts\/checks\/rules\/repo-hygiene-rules(\.test)?\.ts$/

/** One line for each violation in the file. */
export function findForeignWords(path: string, text: string): string[] {
  if (exempt.test(path)) return []
  return rules
    .filter(({ files }) => !files || files.test(path))
    .flatMap(({ why, pattern }) => {
      const found = pattern.exec(text)
      return found ? [`${path}:${lineOf(text, found.index)}: ${why} (${found[0].trim()})`] : []
    })
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
