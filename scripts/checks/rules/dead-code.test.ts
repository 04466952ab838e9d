import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

// The real configuration on a project of a few files, most of them dead.
const root = join(import.meta.dirname, '../../..')

const files: Record<string, string> = {
  'package.json': JSON.stringify({
    name: 'fixture',
    type: 'module',
    imports: { '#features/*': './src/features/*' },
    dependencies: { hono: '*', zod: '*' },
  }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: { module: 'esnext', moduleResolution: 'bundler' },
    include: ['src'],
  }),
  'src/app/server/main.ts':
    "import { Hono } from 'hono'\nimport pino from 'pino'\nimport { used } from '#features/forms/server.ts'\nused(Hono, pino)\n",
  'src/features/forms/server.ts': "export { used, unusedInDoor } from './server/forms.ts'\n",
  'src/features/forms/server/forms.ts':
    'export const used = (...all: unknown[]) => all\nexport const unusedInDoor = 1\n',
  'src/features/forms/server/forgotten.ts': 'export const forgotten = 1\n',
  'src/features/forms/server/forms.tables.ts': 'export const forms = 1\n',
  'src/features/forms/web/home.page.tsx': "import { live } from './live.ts'\nexport default () => live\n",
  'src/features/forms/web/live.ts':
    'export const live = 1\nexport const dead = 2\nexport type DeadShape = string\n',
  'scripts/checks/licences.ts': "import './rules/live.ts'\n",
  'scripts/checks/rules/live.ts': 'export {}\n',
  'scripts/checks/rules/dead.ts': 'export {}\n',
}

type Named = { name: string }
type Issue = { file: string } & Record<
  'files' | 'dependencies' | 'unlisted' | 'exports' | 'types',
  Named[] | undefined
>

let project: string
let findings: string[]

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'crovest-knip-'))
  await symlink(join(root, 'node_modules'), join(project, 'node_modules'))
  await copyFile(join(root, 'knip.json'), join(project, 'knip.json'))
  for (const [path, source] of Object.entries(files)) {
    await mkdir(dirname(join(project, path)), { recursive: true })
    await writeFile(join(project, path), source)
  }
  findings = await findDeadCode()
})

afterAll(() => rm(project, { recursive: true, force: true }))

test('a dead file, export, type, door entry or dependency is reported, and what is alive is not', () => {
  expect(findings.toSorted()).toEqual([
    'dependencies: zod (package.json)',
    'exports: dead (src/features/forms/web/live.ts)',
    'exports: unusedInDoor (src/features/forms/server.ts)',
    'exports: unusedInDoor (src/features/forms/server/forms.ts)',
    'files: scripts/checks/rules/dead.ts (scripts/checks/rules/dead.ts)',
    'files: src/features/forms/server/forgotten.ts (src/features/forms/server/forgotten.ts)',
    'types: DeadShape (src/features/forms/web/live.ts)',
    'unlisted: pino (src/app/server/main.ts)',
  ])
})

async function findDeadCode() {
  const command = join(root, 'node_modules/.bin/knip')
  const { stdout } = await promisify(execFile)(command, ['--reporter=json'], {
    cwd: project,
    timeout: 250_000,
  }).catch(
    // Findings make its exit code 1.
    (error: { stdout: string }) => error,
  )
  const { issues } = JSON.parse(stdout) as { issues: Issue[] }
  return issues.flatMap((issue) =>
    (['files', 'dependencies', 'unlisted', 'exports', 'types'] as const).flatMap((kind) =>
      (issue[kind] ?? []).map(({ name }) => `${kind}: ${name} (${issue.file})`),
    ),
  )
}
