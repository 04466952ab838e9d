import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { prepareTemplate } from './prepare-template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * A folder with a migrated embedded database, which each test file copies because that is faster than
     * creating one.
     */
    pgliteTemplate: string
  }
}

export default async function prepare(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'crovest-template-'))
  await prepareTemplate({ DATA_DIR: folder })
  project.provide('pgliteTemplate', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
