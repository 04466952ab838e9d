import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lintFixtures } from './lint-fixtures.ts'

// The real configuration on a small project of its own, so that its planted faults never reach the real lint run.
const root = join(import.meta.dirname, '../../..')
let project: string
let reports: Map<string, string[]>

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'crovest-lint-'))
  await symlink(join(root, 'node_modules'), join(project, 'node_modules'))
  for (const file of ['.oxlintrc.json', 'tsconfig.json', 'package.json'])
    await copyFile(join(root, file), join(project, file))
  for (const { path, source } of lintFixtures) {
    await mkdir(dirname(join(project, path)), { recursive: true })
    await writeFile(join(project, path), source)
  }
  reports = await lint()
})

afterAll(() => rm(project, { recursive: true, force: true }))

describe.each(lintFixtures.filter(({ rules }) => rules.length > 0))('$path', ({ path, rules }) => {
  test.each(rules)('is reported by %s', (rule) => {
    expect(reports.get(path)).toContain(rule)
  })
})

test.each(lintFixtures.filter(({ rules }) => rules.length === 0))(
  '$path keeps every rule and is not reported',
  ({ path }) => {
    expect(reports.get(path) ?? []).toEqual([])
  },
)

test('a rule name that the linter does not know stops the run', async () => {
  const config = await readFile(join(project, '.oxlintrc.json'), 'utf8')
  await writeFile(join(project, 'misspelt.json'), config.replace('"eslint/no-alert"', '"eslint/no-alerts"'))
  const { stdout } = await run(['--config=misspelt.json', 'src'])
  expect(stdout).toContain("Rule 'no-alerts' not found")
})

async function lint() {
  // The folders are named: without that the linter would walk into the linked node_modules.
  const { stdout } = await run(['--type-aware', '--deny-warnings', '--format=json', 'src', 'scripts'])
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
  const byFile = new Map<string, string[]>()
  for (const { code, filename } of diagnostics) byFile.set(filename, [...(byFile.get(filename) ?? []), code])
  return byFile
}

async function run(options: string[]) {
  const settings = { cwd: project, maxBuffer: 1e8, timeout: 250_000 }
  // Findings make the linter's exit code 1; its report is what counts here.
  return promisify(execFile)(join(root, 'node_modules/.bin/oxlint'), options, settings).catch(
    (error: { stdout: string; stderr: string }) => error,
  )
}
