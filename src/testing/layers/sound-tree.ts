/** A small sound codebase; each planted violation adds one file to it. */
export const soundTree: Record<string, string> = {
  'src/app/server/main.ts':
    "import { formRoutes } from '#features/forms/server.ts'\nexport const main = () => formRoutes",
  'src/app/web/root.tsx': "import { Footer } from '#features/forms/web.ts'\nexport default () => <Footer />",
  'src/features/accounts/contract/roles.ts': "import { z } from 'zod'\nexport const Role = z.enum(['admin'])",
  'src/features/accounts/server.ts': "export { requireUser } from './server/guards.ts'",
  'src/features/accounts/server/guards.ts': 'export const requireUser = 1',
  'src/features/accounts/web.ts': "export { useUser } from './web/use-user.ts'",
  'src/features/accounts/web/use-user.ts': 'export const useUser = 1',
  'src/features/forms/contract/waitlist.ts':
    "import { z } from 'zod'\nimport { Role } from '#features/accounts/contract/roles.ts'\nexport const Entry = z.object({ role: Role })",
  'src/features/forms/domain/is-late.ts':
    "import type { Entry } from '../contract/waitlist.ts'\nexport const isLate = (entry: Entry, now: Date) => new Date(entry.at) < now",
  'src/features/forms/domain/is-late.test.ts':
    "import { test } from 'vitest'\nimport { build } from '#testing/builders.ts'\ntest('late is late', () => build(new Date()))",
  'src/features/forms/server.ts': "export { formRoutes } from './server/waitlist.routes.ts'",
  'src/features/forms/server/waitlist.routes.ts':
    "import { requireUser } from '#features/accounts/server.ts'\nimport { entries } from './waitlist.store.ts'\n" +
    "// import { Form } from '../web/form.tsx' and process.env are only spoken of here\n" +
    "export const formRoutes = [requireUser, entries, 'Select a day from the list', \"import('../web/form.tsx')\"]",
  'src/features/forms/server/waitlist.store.ts':
    "import { sql } from 'drizzle-orm'\nimport { waitlist } from './waitlist.tables.ts'\nexport const entries = sql`select * from ${waitlist}`",
  'src/features/forms/server/waitlist.tables.ts':
    "import { pgTable } from 'drizzle-orm/pg-core'\nexport const waitlist = pgTable('w', {})",
  'src/features/forms/web.ts': "export { Footer } from './web/form.tsx'",
  'src/features/forms/web/form.tsx':
    "import type { formRoutes } from '../server/waitlist.routes.ts'\nimport { useUser } from '#features/accounts/web.ts'\n" +
    "import { Entry } from '../contract/waitlist'\nimport { useState } from 'react'\nexport const Footer = () => null",
  'src/platform/common/clock.ts': 'export const systemClock = () => Date.now()',
  'src/platform/server/config.ts': 'export const readConfig = (env = process.env) => env',
  'src/platform/server/database/worker.ts':
    "import { PGlite } from '@electric-sql/pglite'\nexport const open = () => new PGlite()",
  'src/platform/web/button.tsx':
    "import { useState } from 'react'\n// The waitlist is only spoken of here\nexport const themeScript = '<script>'\nexport const Button = () => null",
  'src/testing/builders.ts':
    "import { main } from '#app/server/main.ts'\nexport const build = (env = process.env) => main(env)",
  'e2e/join-the-waitlist.spec.ts': 'export {}',
}

/** What the violation breaks, its file and text, and part of the expected message. */
export type PlantedFault = [claim: string, path: string, source: string, message: string]
