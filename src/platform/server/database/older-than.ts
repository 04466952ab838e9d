import { and, eq, lt, or } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Position } from '../cursor.ts'

/** The rows after a position in a list sorted newest first. */
export const olderThan = (time: AnyPgColumn, id: AnyPgColumn, position: Position | undefined) =>
  position && or(lt(time, position.key), and(eq(time, position.key), lt(id, position.id)))
