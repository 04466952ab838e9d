import { z } from 'zod'
import { AppError } from '#platform/common/errors.ts'

/** The last row of a page: its sort key, and its ID to break ties. */
export type Position = { key: string; id: string }

const Pair = z.tuple([z.string().max(300), z.uuid()])

export const writeCursor = ({ key, id }: Position) =>
  Buffer.from(JSON.stringify([key, id])).toString('base64url')

/** `isKey` validates the key for the current sort order; a cursor of another order is rejected. */
export function readCursor(cursor: string, isKey: (key: string) => boolean): Position {
  const read = Pair.safeParse(parse(Buffer.from(cursor, 'base64url').toString('utf8')))
  if (read.success && isKey(read.data[0])) return { key: read.data[0], id: read.data[1] }
  const message = 'This cursor does not belong to this list.'
  throw new AppError('INVALID_ARGUMENT', message, { details: { fields: { cursor: message } } })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
