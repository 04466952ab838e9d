import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

const dialect = new PgDialect({ casing: 'snake_case' })

/**
 * Runs a long statement as a named prepared statement, so that each connection parses and plans it once. The
 * text must be constant; pass everything else as parameters.
 */
export function runPrepared({ pool }: Pick<Database, 'pool'>, name: string, statement: SQL) {
  const { sql: text, params: values } = dialect.sqlToQuery(statement)
  return pool.query({ name, text, values })
}
