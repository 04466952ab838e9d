import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countExitCode, countPlaywright, countReport, countVitest, summarize } from './count-results.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crovest-counts-'))
})
afterAll(() => rm(folder, { recursive: true }))

const vitestFile = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
})

async function reportOf(content: unknown) {
  const file = join(folder, `${crypto.randomUUID()}.json`)
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

test('the last line names skipped tests only if there are any', () => {
  expect(summarize({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed')
  expect(summarize({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped')
})

test('a static check counts as one', () => {
  expect(countExitCode(0)).toEqual({ passed: 1, failed: 0, skipped: 0 })
  expect(countExitCode(2)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('counts tests over all files', () => {
  const testResults = [
    vitestFile('passed', 'passed', 'pending'),
    vitestFile('failed', 'passed', 'failed', 'todo'),
  ]

  expect(countVitest({ testResults })).toEqual({ passed: 2, failed: 1, skipped: 2 })
})

test('a test file that fails to load counts as a failure', () => {
  const testResults = [vitestFile('passed', 'passed'), vitestFile('failed')]

  expect(countVitest({ testResults })).toEqual({ passed: 1, failed: 1, skipped: 0 })
})

test('a journey that passes on retry has passed, and a skipped one or an error outside counts as a failure', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }

  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 4, skipped: 0 })
})

test.each([
  ['reported nothing', 'missing.json', 0],
  ['reported invalid JSON', '{"testRes', 0],
  ['ran no tests', { testResults: [] }, 0],
  ['only skipped tests', { testResults: [vitestFile('passed', 'pending')] }, 0],
  ['failed without a failed test', { testResults: [vitestFile('passed', 'passed')] }, 1],
])('a runner that %s has failed', async (_, content, code) => {
  const file = content === 'missing.json' ? join(folder, content) : await reportOf(content)

  expect(await countReport(file, code, countVitest)).toMatchObject({ failed: 1 })
})

test('a failed test is not counted again for the exit code', async () => {
  const file = await reportOf({ testResults: [vitestFile('failed', 'failed', 'passed')] })

  expect(await countReport(file, 1, countVitest)).toEqual({ passed: 1, failed: 1, skipped: 0 })
})
