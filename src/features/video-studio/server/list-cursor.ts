import { AppError } from '#platform/common/errors.ts'
import type { Cursor, VideoRow } from './video.store.ts'

/** Where the next page begins, as a word that the browser hands back. */
export const writeCursor = ({ createdAt, id }: VideoRow) => `${createdAt.getTime()}_${id}`

export function readCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined
  const [, time = '', id = ''] = /^(\d{1,15})_([0-9a-f-]{36})$/.exec(text) ?? []
  if (id === '') throw new AppError('INVALID_ARGUMENT', 'This is not a place in the list.')
  return { createdAt: new Date(Number(time)), id }
}
