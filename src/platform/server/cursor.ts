import { z } from 'zod'
import { AppError } from '#platform/common/errors.ts'
import { parseJson } from '../common/parse-json.ts'

/** The end of a page: the sort value, and the ID among rows with the same value. */
export type Position<Key = Date> = { key: Key; id: string }

/** The key of a list sorted by time. */
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

/** Encodes the position as an opaque string. */
export const writeCursor = ({ key, id }: Position<Date | string>) =>
  Buffer.from(JSON.stringify([key, id])).toString('base64url')

/** `key` describes the sort order; a cursor of another order is rejected. */
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

// A page left open during an upgrade has a cursor of the previous release: `time id` in base64url, or
// `time_id`.
function decode(cursor: string): unknown[] {
  const text = Buffer.from(cursor, 'base64url').toString()
  return [parseJson(text), text.split(' '), cursor.split('_')]
}
