import { z } from 'zod'
import { requireValid } from '#platform/server/http/router.ts'

const complaint = { error: 'This cursor is not valid for the audit log.' }

/** Time and ID of the last entry on the page. */
const Cursor = z.object({
  cursor: z
    .string()
    .transform((text) => text.split('_'))
    .pipe(z.tuple([z.iso.datetime(complaint), z.uuid(complaint)], complaint)),
})

type Position = { happenedAt: Date; id: string }

export const writeAuditCursor = ({ happenedAt, id }: Position) => `${happenedAt.toISOString()}_${id}`

export function readAuditCursor(cursor: string): Position {
  const [happenedAt, id] = requireValid(Cursor, { cursor }).cursor
  return { happenedAt: new Date(happenedAt), id }
}
