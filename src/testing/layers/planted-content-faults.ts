import type { PlantedFault } from './sound-tree.ts'

export const plantedContentFaults: PlantedFault[] = [
  ...contentFaults(),
  ...productWordFaults(),
  ...shapeFaults(),
]

function contentFaults(): PlantedFault[] {
  const domain = 'src/features/forms/domain/a.ts'
  const routes = 'src/features/forms/server/a.routes.ts'
  return [
    ['the domain does not read the clock', domain, 'export const a = () => Date.now()', 'Date.now'],
    ['not by a new date either', domain, 'export const a = () => new Date()', 'new Date()'],
    ['the domain uses no randomness', domain, 'export const a = () => Math.random()', 'Math.random'],
    [
      'not under another name either',
      domain,
      'const { random } = Math\nexport const a = random',
      'Math.random',
    ],
    [
      'not from the browser either',
      domain,
      'export const a = () => globalThis.crypto.randomUUID()',
      'crypto.randomUUID',
    ],
    ['the domain has no state', domain, 'let last = 0\nexport const a = () => last++', 'a module-level let'],
    ['not exported either', domain, 'export let last = 0', 'a module-level let'],
    [
      'only one file reads the environment',
      'src/app/server/a.ts',
      "export const a = process.env['PORT']",
      'process.env is only read in',
    ],
    [
      'destructuring counts as reading',
      'src/app/server/a.ts',
      'export const { env } = process',
      'process.env is only read in',
    ],
    [
      'importing it counts as reading',
      'src/app/server/a.ts',
      "import { env } from 'node:process'",
      'process.env is only read in',
    ],
    [
      'a similar name is not enough',
      'src/platform/server/configure.ts',
      'export const a = process.env',
      'process.env is only read in',
    ],
    [
      'a route contains no SQL',
      routes,
      "export const a = (db) => db.query('select id from users')",
      'belongs in a *.store.ts',
    ],
    ['not through the tag either', routes, 'export const a = (sql) => sql`now()`', 'belongs in a *.store.ts'],
    [
      'a route imports no query builder',
      routes,
      "import { eq } from 'drizzle-orm'",
      'drizzle-orm belongs in',
    ],
    [
      'a route imports no tables',
      routes,
      "import { waitlist } from './waitlist.tables.ts'",
      'tables are read in',
    ],
    ['no SQL in app', 'src/app/server/a.ts', "import pg from 'pg'", 'pg belongs in'],
  ]
}

function productWordFaults(): PlantedFault[] {
  const platform = 'src/platform/web/a.tsx'
  const word = (name: string) => `'${name}' is a word of the product`
  return [
    ['the platform has no file named after the product', 'src/platform/server/film.ts', '', word('film')],
    ['no such folder', 'src/platform/server/video/engine.ts', '', word('video')],
    ['no such name', platform, 'export const maxWaitlistEntries = 1', word('waitlist')],
    ['no such type', platform, 'export type Role = { ideaModel: string }', word('idea')],
    ['no such string', platform, "export const a = 'Welcome to Crovest'", word('crovest')],
    ['no such part of a string', platform, 'export const a = (b) => `${b} creators`', word('creator')],
    ['no such text', platform, 'export const A = () => <p>Write a script</p>', word('script')],
  ]
}

function shapeFaults(): PlantedFault[] {
  return [
    ['a file has at most 300 lines', 'src/features/forms/web/a.css', 'a {}\n'.repeat(301), '301 lines'],
    ['scripts too', 'scripts/a.mjs', 'a()\n'.repeat(301), '301 lines'],
    ['no utils', 'src/platform/common/utils/a.ts', '', "'utils' says nothing"],
    ['no helpers', 'e2e/helpers.ts', '', "'helpers' says nothing"],
    ['not as part of a name either', 'src/platform/web/date-utils.ts', '', "'utils' says nothing"],
    ['no second version', 'src/platform/web/button-v2.tsx', '', 'replace the old version'],
    ['names are in kebab-case', 'src/platform/web/TextField.tsx', '', 'kebab-case'],
    [
      'no feature outside the table',
      'src/features/invoices/server.ts',
      '',
      'invoices is not in the feature table',
    ],
    ['no other top-level folders', 'src/features/forms/hooks/a.ts', '', 'a feature has only the layers'],
    ['no other entry points', 'src/features/forms/index.ts', '', 'a feature has only the layers'],
    ['no other layers', 'src/services/a.ts', '', 'src has only'],
    ['no other parts of app', 'src/app/shared/a.ts', '', 'src/app has only'],
    ['no other parts of platform', 'src/platform/mobile/a.ts', '', 'src/platform has only'],
  ]
}
