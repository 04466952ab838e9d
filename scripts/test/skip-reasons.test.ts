import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '#platform/server/project-root.ts'

const reporter = join(import.meta.dirname, 'skip-reasons.ts')
const vitest = join(projectRoot, 'node_modules', 'vitest', 'vitest.mjs')

function runSkipping(skipping: string) {
  const folder = mkdtempSync(join(tmpdir(), 'crovest-skips-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'a.test.js'), `test('passes', () => {})\n${skipping}`)
  const args = [vitest, 'run', '--globals', `--root=${folder}`, `--reporter=${reporter}`]
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return { status, output: stdout.trim() }
}

test('a test that is skipped with a reason is named with it', () => {
  expect(runSkipping("test('b', ({ skip }) => skip(true, 'the moon is full'))")).toEqual({
    status: 0,
    output: 'skipped: a.test.js › b: the moon is full',
  })
})

test.each([
  ['on a condition', "test.skipIf(true)('b', () => {})"],
  ['by its group', "describe.runIf(false)('b', () => test('c', () => {}))"],
  ['while it runs', "test('b', ({ skip }) => skip())"],
])('a test that is skipped %s without a reason fails the run', (_, skipping) => {
  const { status, output } = runSkipping(skipping)
  expect(status).toBe(1)
  expect(output).toMatch(/^skipped: a\.test\.js › .+: WITHOUT A REASON$/)
})
