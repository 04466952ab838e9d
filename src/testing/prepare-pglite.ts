import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startServices } from '#app/server/start-services.ts'
import { readConfig } from '#platform/server/config.ts'
import { commonEnvironment } from './common-environment.ts'
import { quickHashing } from './quick-hashing.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with a migrated embedded database, which each test file copies: quicker than making one. */
    pgliteTemplate: string
  }
}

export default async function prepare(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'crovest-template-'))
  const services = await startServices(readConfig({ ...commonEnvironment, DATA_DIR: folder }), {
    onCrash: (error) => {
      throw error
    },
    hashing: quickHashing,
  })
  await services.stop()
  project.provide('pgliteTemplate', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
