import type { TestProject } from 'vitest/node'
import { startPostgres } from './real-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a real PostgreSQL server; each test file makes its own database on it. */
    postgresUrl: string
  }
}

export default async function prepare(project: TestProject) {
  const server = await startPostgres()
  project.provide('postgresUrl', server.url)
  return server.stop
}
