import type { PlantedFault } from './sound-tree.ts'

export const plantedImportFaults: PlantedFault[] = [
  ...areaFaults(),
  ...layerFaults(),
  ...neighborFaults(),
  ...cycleFaults(),
]

function areaFaults(): PlantedFault[] {
  const down = 'platform imports neither features nor app'
  return [
    [
      'platform never imports a feature',
      'src/platform/server/a.ts',
      "import '#features/forms/server.ts'",
      down,
    ],
    ['platform never imports app', 'src/platform/web/a.ts', "export * from '../../app/web/root.tsx'", down],
    [
      'platform never imports a type of a feature',
      'src/platform/web/a.ts',
      "import type { A } from '#features/forms/web.ts'",
      down,
    ],
    [
      'a feature never imports app',
      'src/features/forms/server/a.ts',
      "await import('#app/server/main.ts')",
      'features never import app',
    ],
    [
      'platform/server never imports platform/web',
      'src/platform/server/a.ts',
      "import '../web/button.tsx'",
      'server never imports web',
    ],
    [
      'platform/web never imports platform/server',
      'src/platform/web/a.ts',
      "import '#platform/server/config.ts'",
      'web never imports server',
    ],
    [
      'not even types',
      'src/platform/web/a.ts',
      "import type { A } from '#platform/server/config.ts'",
      'web never imports server',
    ],
    [
      'app/web never imports app/server',
      'src/app/web/a.ts',
      "import { main } from '../server/main.ts'",
      'web never imports server',
    ],
    [
      'app/server never imports a web entry point',
      'src/app/server/a.ts',
      "import '#features/forms/web.ts'",
      'server never imports web',
    ],
    [
      'app imports a feature by its entry points',
      'src/app/server/a.ts',
      "import '#features/forms/server/waitlist.store.ts'",
      'by its entry points',
    ],
    [
      'platform/common imports neither side',
      'src/platform/common/a.ts',
      "import '../server/config.ts'",
      'never imports the server side',
    ],
    ['platform/common imports no Node', 'src/platform/common/a.ts', "import 'node:fs'", 'no package but zod'],
    [
      'the product never imports testing',
      'src/app/server/a.ts',
      "import '#testing/builders.ts'",
      'only tests import src/testing',
    ],
    [
      'nothing imports a test',
      'src/features/forms/domain/a.ts',
      "import './is-late.test.ts'",
      'nothing imports a test',
    ],
    [
      'src imports nothing outside src',
      'src/app/server/a.ts',
      "import '../../../scripts/build.ts'",
      'nothing outside src',
    ],
    [
      'rejects an undeclared alias',
      'src/app/server/a.ts',
      "import '#lib/x.ts'",
      'package.json does not define',
    ],
    [
      'rejects a computed import',
      'src/app/server/a.ts',
      'export const load = (name: string) => import(name)',
      'cannot be checked',
    ],
    [
      'a worker is an import too',
      'src/platform/server/a.ts',
      "new URL('../web/button.tsx', import.meta.url)",
      'server never imports web',
    ],
  ]
}

function layerFaults(): PlantedFault[] {
  const types = "except by `import type` from its own feature's server layer"
  return [
    [
      'a contract imports no package but zod',
      'src/features/forms/contract/a.ts',
      "import 'hono'",
      'no package but zod',
    ],
    [
      'a contract never imports its domain',
      'src/features/forms/contract/a.ts',
      "import '../domain/is-late.ts'",
      'contract never imports domain',
    ],
    [
      'a contract never imports a server',
      'src/features/forms/contract/a.ts',
      "import '../server/waitlist.store.ts'",
      'never imports the server side',
    ],
    [
      'a domain imports no Node',
      'src/features/forms/domain/a.ts',
      "import { randomUUID } from 'node:crypto'",
      'domain imports no packages',
    ],
    [
      'a domain imports no React',
      'src/features/forms/domain/a.tsx',
      "import 'react'",
      'domain imports no packages',
    ],
    [
      'a domain never imports the web',
      'src/features/forms/domain/a.ts',
      "import '../web/form.tsx'",
      'never imports the web side',
    ],
    [
      'a domain never imports another feature',
      'src/features/forms/domain/a.ts',
      "import '#features/accounts/contract/roles.ts'",
      'domain never imports',
    ],
    [
      'a server never imports its web',
      'src/features/forms/server/a.ts',
      "import type { A } from '../web/form.tsx'",
      'server never imports web',
    ],
    [
      'a server imports no React',
      'src/features/forms/server/a.ts',
      "import 'react'",
      'a browser package on the server',
    ],
    [
      'a web layer never imports its server',
      'src/features/forms/web/a.ts',
      "import { entries } from '../server/waitlist.store.ts'",
      types,
    ],
    [
      'an inline type import still loads',
      'src/features/forms/web/a.ts',
      "import { type A } from '../server/waitlist.routes.ts'",
      types,
    ],
    [
      'a web layer imports no Node',
      'src/features/forms/web/a.ts',
      "import 'node:fs'",
      'a Node module in the browser',
    ],
    [
      'a web layer imports no database',
      'src/features/forms/web/a.ts',
      "import 'drizzle-orm'",
      'a server package in the browser',
    ],
    [
      'a feature does not use its own entry point',
      'src/features/forms/server/a.ts',
      "import '../server.ts'",
      'an entry point is for other features',
    ],
    [
      'an entry point exports only its own side',
      'src/features/admin/server.ts',
      "export { A } from './web/a.tsx'",
      'server never imports web',
    ],
    [
      'an entry point lists its exports',
      'src/features/admin/web.ts',
      "export * from './web/a.tsx'",
      'an entry point lists its exports explicitly',
    ],
  ]
}

function neighborFaults(): PlantedFault[] {
  return [
    [
      'a feature outside the table is not imported',
      'src/features/accounts/server/a.ts',
      "import '#features/forms/server.ts'",
      'does not allow accounts to import forms',
    ],
    [
      'not even its contract',
      'src/features/accounts/contract/a.ts',
      "import '#features/forms/contract/waitlist.ts'",
      'does not allow',
    ],
    [
      'another feature is imported by its entry point',
      'src/features/forms/server/a.ts',
      "import '#features/accounts/server/guards.ts'",
      'by its entry points',
    ],
    [
      'relative paths do not bypass the rule',
      'src/features/forms/web/a.ts',
      "import '../../accounts/web/use-user.ts'",
      'by its entry points',
    ],
    [
      'types of another server are private',
      'src/features/forms/web/a.ts',
      "import type { A } from '#features/accounts/server.ts'",
      'web never imports',
    ],
    [
      'a contract imports only contracts',
      'src/features/forms/contract/a.ts',
      "import '#features/accounts/web.ts'",
      'never imports the web side',
    ],
    [
      'contract only means contract only',
      'src/features/public-site/server/a.ts',
      "import '#features/script-studio/server.ts'",
      'only the contract of',
    ],
    [
      'an entry point exports its own feature',
      'src/features/admin/server.ts',
      "export { A } from '#features/accounts/server.ts'",
      'only its own feature',
    ],
  ]
}

function cycleFaults(): PlantedFault[] {
  return [
    [
      'no module imports itself through another, not even for a type',
      'src/features/forms/server/waitlist.store.ts',
      "import type { formRoutes } from './waitlist.routes.ts'\nexport const entries: typeof formRoutes[] = []",
      'imports itself',
    ],
  ]
}
