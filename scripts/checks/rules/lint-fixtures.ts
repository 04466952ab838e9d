/** A file with a planted fault, and the rules that have to report it. No rule named: the file is clean and has to pass. */
export type LintFixture = { path: string; source: string; rules: readonly string[] }

const faults: readonly LintFixture[] = [
  fault(
    'src/features/forms/domain/any.ts',
    ['typescript(no-explicit-any)'],
    'export const text = (value: any): string => String(value)',
  ),
  fault(
    'src/features/forms/server/unsafe.ts',
    [
      'typescript(no-unsafe-assignment)',
      'typescript(no-unsafe-member-access)',
      'typescript(no-unsafe-return)',
    ],
    "const body = JSON.parse('{}')\nexport const name = () => body.name",
  ),
  fault(
    'src/features/forms/server/floating.ts',
    ['typescript(no-floating-promises)'],
    'async function save() {}\nexport function post() {\n  save()\n}',
  ),
  fault(
    'src/features/forms/server/misused.ts',
    ['typescript(no-misused-promises)'],
    'const isOpen = async () => true\nexport const answer = () => (isOpen() ? 1 : 2)\nexport const each = (list: string[]) => list.forEach(async () => {})',
  ),
  fault(
    'src/features/forms/domain/switch.ts',
    ['typescript(switch-exhaustiveness-check)'],
    "export function say(status: 'open' | 'closed') {\n  switch (status) {\n    case 'open':\n      return 1\n  }\n  return 2\n}",
  ),
  fault(
    'src/features/forms/server/swallowed-cause.ts',
    ['eslint(preserve-caught-error)'],
    "export function read() {\n  try {\n    return JSON.stringify({})\n  } catch (error) {\n    throw new Error('lost')\n  }\n}",
  ),
  fault(
    'src/features/forms/server/thrown.ts',
    ['typescript(only-throw-error)'],
    "export function stop() {\n  throw 'stop'\n}",
  ),
  fault(
    'src/features/forms/server/deprecated.ts',
    ['typescript(no-deprecated)'],
    '/** @deprecated use now */\nconst old = () => 1\nexport const value = () => old()',
  ),
  fault(
    'src/features/forms/server/suppressed.ts',
    ['typescript(ban-ts-comment)'],
    '// @ts-ignore\nexport const wrong: number = "one"',
  ),
  fault(
    'src/features/forms/server/value-import-of-type.ts',
    ['typescript(consistent-type-imports)'],
    "import { Shape } from './shape.ts'\nexport const size = (shape: Shape) => shape.size",
  ),
  fault(
    'src/features/forms/server/inline-type-import.ts',
    ['typescript(no-import-type-side-effects)'],
    "import { type Shape } from './shape.ts'\nexport const size = (shape: Shape) => shape.size",
  ),
  fault('src/features/forms/server/default.ts', ['import(no-default-export)'], 'export default 1'),
  fault(
    'src/features/forms/domain/egg.ts',
    ['import(no-cycle)'],
    "import { hen } from './hen.ts'\nexport const egg = (): number => hen()",
  ),
  fault(
    'src/features/forms/domain/hen.ts',
    ['import(no-cycle)'],
    "import { egg } from '#features/forms/domain/egg.ts'\nexport const hen = (): number => egg()",
  ),
  fault(
    'src/features/forms/server/environment.ts',
    ['node(no-process-env)'],
    'export const port = process.env.PORT',
  ),
  fault('src/app/server/print.ts', ['eslint(no-console)'], "export const greet = () => console.log('hello')"),
  fault(
    'src/features/forms/web/ask.ts',
    ['eslint(no-alert)'],
    "export const ask = () => window.confirm('Sure?')",
  ),
  fault(
    'src/features/forms/server/bare-node.ts',
    ['unicorn(prefer-node-protocol)'],
    "export { readFileSync } from 'fs'",
  ),
  ...directionFaults(),
  ...componentFaults(),
  fault(
    'src/features/forms/domain/focused.test.ts',
    ['vitest(no-focused-tests)', 'vitest(valid-title)'],
    "import { expect, test } from 'vitest'\ntest.only('should be kept', () => {\n  expect(1).toBe(1)\n})",
  ),
  fault(
    'src/features/forms/domain/disabled.test.ts',
    ['vitest(no-disabled-tests)'],
    "import { expect, test } from 'vitest'\ntest.skip('a rule is kept', () => {\n  expect(1).toBe(1)\n})",
  ),
]

const clean: readonly LintFixture[] = [
  allowed('src/features/forms/server/shape.ts', 'export type Shape = { size: number }'),
  allowed('src/platform/server/config.ts', 'export const readConfig = (env = process.env) => env'),
  allowed('src/platform/server/log.ts', 'export const say = (text: string) => console.log(text)'),
  allowed('scripts/say.ts', 'console.log(process.env.PORT)'),
  allowed(
    'src/features/forms/web/home.page.tsx',
    'export default function Home() {\n  return <main>Home</main>\n}',
  ),
  allowed(
    'src/features/forms/web/form.tsx',
    "import type { Shape } from '../server/shape.ts'\nimport X from 'lucide-react/icons/x'\n" +
      'const save = async (shape: Shape) => void shape\n' +
      'export function Form({ shape }: { shape: Shape }) {\n  return (\n    <form onSubmit={async () => save(shape)}>\n' +
      '      <label htmlFor="email">E-mail</label>\n      <input id="email" name="email" type="email" autoComplete="email" />\n' +
      '      <p role="status">Saved</p>\n      <button type="submit">\n        <X aria-hidden="true" /> Send\n      </button>\n    </form>\n  )\n}',
  ),
  allowed(
    'src/features/forms/domain/rule.test.ts',
    "import { expect, test } from 'vitest'\nimport '#testing/builders.ts'\ntest('a rule is kept', () => {\n  expect(JSON.parse('1').one).toBe(undefined)\n})",
  ),
  allowed('src/testing/builders.ts', 'export const build = () => process.env.TEST_DATABASE'),
]

export const lintFixtures = [...faults, ...clean]

function directionFaults() {
  const restricted = ['eslint(no-restricted-imports)']
  return [
    fault('src/features/forms/web/barrel.ts', restricted, "export { X } from 'lucide-react'"),
    fault('src/platform/web/barrel.ts', restricted, "export { X } from 'lucide-react'"),
    fault('src/app/web/barrel.ts', restricted, "export { X } from 'lucide-react'"),
    fault(
      'src/platform/common/upwards.ts',
      restricted,
      "export { size } from '#features/forms/contract/size.ts'",
    ),
    fault('src/platform/server/upwards.ts', restricted, "export { size } from '#features/forms/server.ts'"),
    fault('src/platform/web/upwards.ts', restricted, "export { size } from '#app/pages.ts'"),
    fault('src/features/forms/server/upwards.ts', restricted, "export { size } from '#app/server/main.ts'"),
    fault('src/features/forms/server/sideways.ts', restricted, "export { Form } from '../web/form.tsx'"),
    fault('src/features/forms/server/react.ts', restricted, "export { useState } from 'react'"),
    fault('src/features/forms/web/sideways.ts', restricted, "export { save } from '../server/misused.ts'"),
    fault('src/features/forms/web/database.ts', restricted, "export { sql } from 'drizzle-orm'"),
    fault('src/features/forms/contract/node.ts', restricted, "export { randomUUID } from 'node:crypto'"),
    fault('src/features/forms/domain/server.ts', restricted, "export { log } from '#platform/server/log.ts'"),
    fault('src/app/server/tools.ts', restricted, "export { build } from '#testing/builders.ts'"),
  ]
}

function componentFaults() {
  return [
    fault(
      'src/features/forms/web/hooks.tsx',
      ['react-hooks(rules-of-hooks)', 'react-hooks(exhaustive-deps)'],
      "import { useEffect, useState } from 'react'\nexport function Counter({ start, open }: { start: number; open: boolean }) {\n" +
        '  useEffect(() => {\n    document.title = String(start)\n  }, [])\n  if (open) useState(1)\n  return null\n}',
    ),
    fault(
      'src/features/forms/web/inaccessible.tsx',
      [
        'jsx-a11y(alt-text)',
        'jsx-a11y(anchor-is-valid)',
        'jsx-a11y(click-events-have-key-events)',
        'jsx-a11y(label-has-associated-control)',
        'jsx-a11y(aria-props)',
        'react(button-has-type)',
        'react(jsx-key)',
      ],
      'export const Page = ({ items, open }: { items: string[]; open: () => void }) => (\n  <div onClick={open}>\n    <img src="/a.png" />\n' +
        '    <a href="#">more</a>\n    <label>E-mail</label>\n    <p aria-labeledby="x">Text</p>\n    <button>Go</button>\n' +
        '    {items.map((item) => (\n      <p>{item}</p>\n    ))}\n  </div>\n)',
    ),
    ...securityFaults(),
    fault(
      'src/features/forms/web/raw-html.tsx',
      ['react(no-danger)'],
      'export const Raw = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />',
    ),
  ]
}

/** Text that becomes code, links that run, windows and objects that belong to everybody. */
function securityFaults() {
  const folder = 'src/features/forms/web'
  return [
    fault(
      `${folder}/eval.ts`,
      ['eslint(no-eval)'],
      'export const run = (text: string): unknown => eval(text)',
    ),
    fault(
      `${folder}/timer.ts`,
      ['typescript(no-implied-eval)'],
      "export const run = () => setTimeout('window.stolen = 1', 10)",
    ),
    fault(
      `${folder}/new-func.ts`,
      ['eslint(no-new-func)'],
      'export const run = (text: string) => new Function(text)',
    ),
    fault(`${folder}/script-url.ts`, ['eslint(no-script-url)'], "export const link = 'javascript:alert(1)'"),
    fault(
      `${folder}/script-link.tsx`,
      ['react(jsx-no-script-url)'],
      'export const Run = () => <a href="javascript:void(0)">Run it</a>',
    ),
    fault(
      `${folder}/new-window.tsx`,
      ['react(jsx-no-target-blank)'],
      'export const Out = ({ to }: { to: string }) => (\n  <a href={to} target="_blank">\n    Elsewhere\n  </a>\n)',
    ),
    fault(
      `${folder}/frame.tsx`,
      ['react(iframe-missing-sandbox)'],
      'export const Frame = () => <iframe title="Film" src="https://films.example" />',
    ),
    fault(`${folder}/cookie.ts`, ['unicorn(no-document-cookie)'], "document.cookie = 'session=1'\nexport {}"),
    fault(
      `${folder}/every-object.ts`,
      ['eslint(no-proto)', 'eslint(no-extend-native)', 'eslint(no-prototype-builtins)'],
      'export const parent = (it: { __proto__: object }) => it.__proto__\n' +
        "Object.defineProperty(Array.prototype, 'last', { value: 1 })\n" +
        "export const has = (it: object) => it.hasOwnProperty('a')",
    ),
  ]
}

function fault(path: string, rules: readonly string[], source: string): LintFixture {
  return { path, rules, source: `${source}\n` }
}

function allowed(path: string, source: string): LintFixture {
  return { path, rules: [], source: `${source}\n` }
}
