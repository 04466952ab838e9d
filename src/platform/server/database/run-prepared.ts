import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

const dialect = new PgDialect({ casing: 'snake_case' })

/**
 * Runs a long statement under a name, which spares each connection from reading and planning it more than once. Its text must be
 * the same every time; whatever differs is a parameter.
 */
export function runPrepared({ pool }: Pick<Database, 'pool'>, name: string, statement: SQL) {
  const { sql: text, params: values } = dialect.sqlToQuery(statement)
  return pool.query({ name, text, values })
}
