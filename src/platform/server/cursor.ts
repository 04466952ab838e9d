import { z } from 'zod'
import { AppError } from '#platform/common/errors.ts'

/** Where a page of a list ended: the value it is sorted by, and the id among rows that are equal in it. */
export type Position<Key = Date> = { key: Key; id: string }

/** The key of a list that is sorted by time. */
export const timeKey = z
  // The previous release wrote milliseconds for videos.
  .union([
    z.iso.datetime(),
    z
      .string()
      .regex(/^\d{1,14}$/)
      .transform(Number),
  ])
  .transform((time) => new Date(time))
  .pipe(z.date().min(new Date(0)))

/** The position as one opaque word for the browser to send back. */
export const writeCursor = ({ key, id }: Position<Date | string>) =>
  Buffer.from(JSON.stringify([key, id])).toString('base64url')

/** `key` describes what the list is sorted by: a cursor of another order is refused. */
export function readCursor<Key>(cursor: string | undefined, key: z.ZodType<Key>): Position<Key> | undefined {
  if (cursor === undefined) return undefined
  const Pair = z.tuple([key, z.guid()])
  for (const candidate of decode(cursor)) {
    const read = Pair.safeParse(candidate)
    if (read.success) return { key: read.data[0], id: read.data[1] }
  }
  const message = 'This cursor does not belong to this list.'
  throw new AppError('INVALID_ARGUMENT', message, { details: { fields: { cursor: message } } })
}

// A page that is open during an upgrade holds a cursor of the previous release: `time id` in base64url, or `time_id`.
function decode(cursor: string): unknown[] {
  const text = Buffer.from(cursor, 'base64url').toString()
  return [parse(text), text.split(' '), cursor.split('_')]
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
