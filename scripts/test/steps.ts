import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { countExitCode, countPlaywright, countReport, countVitest, type Counts } from './count-results.ts'
import type { Program, ProgramResult } from './run-program.ts'

export type Step = Program & {
  name: string
  /** Runs in parallel with others first; the rest runs alone, one after another. */
  isIndependent: boolean
  count: (result: ProgramResult) => Counts | Promise<Counts>
}

const root = join(import.meta.dirname, '..', '..')
const tool = (name: string) => join(root, 'node_modules', '.bin', name)
const vitestProjects = ['unit', 'pglite', 'postgres']

/** All steps in order, or those in `wanted`: the name of a step or a Vitest project. */
export function chooseSteps(wanted: string[], reports: string): Step[] {
  const names = wanted.flatMap((word) => word.split(',')).filter((word) => word !== '' && word !== '--only')
  const projects = vitestProjects.filter((project) => names.includes(project))
  const steps = [
    ...staticChecks(),
    runVitest(projects, reports),
    runBuild(),
    ...ownChecks('after-build').map((step) => ({ ...step, isIndependent: false })),
    runJourneys(reports),
  ]
  const choices = [...steps.map((step) => step.name), ...vitestProjects]
  const unknown = names.find((name) => !choices.includes(name))
  if (unknown !== undefined) throw new Error(`Unknown step '${unknown}'. Choose from ${choices.join(', ')}.`)
  if (names.length === 0) return steps
  return steps.filter(({ name }) => names.includes(name) || isNeeded(name, names, projects))
}

// Journeys run on the built server, so they include the build.
function isNeeded(step: string, names: string[], projects: string[]) {
  return (step === 'vitest' && projects.length > 0) || (step === 'build' && names.includes('e2e'))
}

function staticChecks(): Step[] {
  return [
    // Each checker repeats the same deep types: on two cores one needs 14 s of CPU, the default of four 39 s.
    check('types', tool('tsc'), ['--noEmit', '--checkers', '1']),
    check('lint', tool('oxlint'), ['--type-aware', '--deny-warnings']),
    check('format', tool('oxfmt'), ['--check']),
    check('dead-code', tool('knip'), []),
    ...ownChecks(),
  ]
}

function ownChecks(subfolder = ''): Step[] {
  const folder = join(root, 'scripts', 'checks', subfolder)
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())
  const isCheck = (name: string) => name.endsWith('.ts') && !name.endsWith('.test.ts')
  const names = files
    .map(({ name }) => name)
    .filter(isCheck)
    .sort()
  return names.map((name) => check(name.slice(0, -'.ts'.length), process.execPath, [join(folder, name)]))
}

function check(name: string, command: string, args: string[]): Step {
  const count = ({ code }: ProgramResult) => countExitCode(code)
  return { name, isIndependent: true, isLive: false, command, args, limitMinutes: 10, count }
}

function runVitest(projects: string[], reports: string): Step {
  const report = join(reports, 'vitest.json')
  const only = projects.map((project) => `--project=${project}`)
  return {
    name: 'vitest',
    isIndependent: false,
    isLive: true,
    command: tool('vitest'),
    args: [
      'run',
      '--allowOnly=false',
      '--reporter=default',
      `--reporter=${join(import.meta.dirname, 'skip-reasons.ts')}`,
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...only,
    ],
    limitMinutes: 35,
    count: ({ code }) => countReport(report, code, countVitest),
  }
}

function runBuild(): Step {
  const command = [join(root, 'scripts', 'setup.mjs'), 'build']
  return { ...check('build', process.execPath, command), isIndependent: false }
}

function runJourneys(reports: string): Step {
  const report = join(reports, 'playwright.json')
  return {
    name: 'e2e',
    isIndependent: false,
    isLive: true,
    command: tool('playwright'),
    args: ['test', '--forbid-only', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    limitMinutes: 40,
    count: ({ code }) => countReport(report, code, countPlaywright),
  }
}
