import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'

const dialect = new PgDialect({ casing: 'snake_case' })

/**
 * Runs a long statement as a named prepared statement, so that each connection parses and plans it once. The
 * text must be constant; pass everything else as parameters.
 */
export function runPrepared(
  connection: Pick<pg.ClientBase, 'query'> | Pick<pg.Pool, 'query'>,
  name: string,
  statement: SQL,
) {
  const { sql: text, params: values } = dialect.sqlToQuery(statement)
  return connection.query({ name, text, values })
}
