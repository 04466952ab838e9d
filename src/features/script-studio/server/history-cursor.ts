import { AppError } from '#platform/common/errors.ts'
import type { HistoryCursor } from './ideas.store.ts'

/** Where a page of the history ended, as one opaque word. */
export const writeCursor = ({ createdAt, id }: HistoryCursor) =>
  Buffer.from(`${createdAt.toISOString()} ${id}`).toString('base64url')

export function readCursor(cursor: string | undefined): HistoryCursor | undefined {
  if (cursor === undefined) return undefined
  const [moment = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const createdAt = new Date(moment)
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)
  if (Number.isNaN(createdAt.getTime()) || !isId)
    throw new AppError('INVALID_ARGUMENT', 'There is no such page.', {
      details: { fields: { cursor: 'There is no such page.' } },
    })
  return { createdAt, id }
}
