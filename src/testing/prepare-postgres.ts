import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { prepareTemplate } from './prepare-template.ts'
import { startPostgres } from './real-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a real PostgreSQL server; each test file creates its own database on it. */
    postgresUrl: string
    /**
     * The name of a migrated database on it, which each test file copies because that is faster than creating
     * one.
     */
    postgresTemplate: string
  }
}

export default async function prepare(project: TestProject) {
  const server = await startPostgres()
  const template = await server.createDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'crovest-template-'))
  await prepareTemplate({ DATA_DIR: folder, DATABASE_URL: template })
  rmSync(folder, { recursive: true, force: true })
  project.provide('postgresUrl', server.url)
  project.provide('postgresTemplate', new URL(template).pathname.slice(1))
  return server.stop
}
