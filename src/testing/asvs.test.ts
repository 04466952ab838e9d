import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chapterOf, countMet, renderAsvs, type Asvs } from '../../scripts/checks/rules/render-asvs.ts'

const root = join(import.meta.dirname, '..', '..')
const asvs = JSON.parse(readFileSync(join(root, 'docs/asvs.json'), 'utf8')) as Asvs
const judged = asvs.requirements.filter((requirement) => requirement.status !== 'not applicable')

test('every requirement of levels 1 and 2 is assessed once', () => {
  const ids = asvs.requirements.map(({ id }) => id)
  expect([ids.length, new Set(ids).size]).toEqual([253, 253])
})

test.each(judged.flatMap(({ id, evidence }) => evidence.map((pointer) => [id, pointer] as const)))(
  '%s points to something that exists: %s',
  (_id, pointer) => {
    const [file = '', words = ''] = pointer.split(' › ', 2)
    const path = join(root, file)
    expect([file, existsSync(path)]).toEqual([file, true])
    const source = readFileSync(path, 'utf8').replaceAll(/\\(['"])/g, '$1')
    const isTest = /\.(test|spec)\.tsx?$|-contract\.ts$/.test(file)
    // A test by its whole title, anything else by words in it.
    const wanted = isTest ? ['"', "'", '`'].map((quote) => quote + words + quote) : [words]
    expect([words, words !== '' && wanted.some((text) => source.includes(text))]).toEqual([words, true])
  },
)

test('an assessed requirement has evidence, and an inapplicable one a reason', () => {
  const empty = asvs.requirements.filter((requirement) =>
    requirement.status === 'not applicable' ? requirement.reason === '' : requirement.evidence.length === 0,
  )
  expect(empty).toEqual([])
})

test('at least 95% of applicable requirements are met', () => {
  const { met, applicable } = countMet(asvs)
  expect(met / applicable).toBeGreaterThanOrEqual(0.95)
})

test('an unmet requirement about logic, browser, sign-in, sessions or permissions has a decision that names it', () => {
  const decisions = readFileSync(join(root, 'docs/decisions/080-deviations-from-asvs.md'), 'utf8')
  const missing = judged
    .filter((requirement) => ['2', '3', '6', '7', '8'].includes(chapterOf(requirement)))
    .filter(({ status, id }) => status !== 'met' && !decisions.includes(`**${id},`))
  expect(missing).toEqual([])
})

test('the table matches the JSON file', () => {
  expect(readFileSync(join(root, 'docs/asvs.md'), 'utf8')).toBe(renderAsvs(asvs))
})
