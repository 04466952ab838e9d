import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from '#platform/server/database/database.ts'
import type { Position } from '#platform/server/cursor.ts'
import type { ReviewList } from '../contract/review-lists.ts'
import type { ListFilter } from '../contract/review-requests.ts'
import type { Submission } from '../contract/submissions.ts'
import { byteOrderMark, csvLine } from '#platform/common/csv.ts'
import { presentSubmission } from './present-submission.ts'
import { listSubmissions } from './submissions.store.ts'

const rowsAtOnce = 500

/**
 * Streams the list page by page, so that it is never held in memory and no transaction waits for a slow
 * client.
 */
export function exportSubmissions(db: Db, list: ReviewList, filter: ListFilter): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const columns = columnsOf[list]
  let after: Position<string> | undefined
  let isDone = false
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(byteOrderMark + csvLine(columns)))
    },
    async pull(controller) {
      if (isDone) return controller.close()
      const page = await listSubmissions(db, list, { ...filter, after, limit: rowsAtOnce })
      after = page.at(-1)?.position
      isDone = page.length < rowsAtOnce
      for (const found of page) {
        controller.enqueue(encoder.encode(csvLine(cellsOf(presentSubmission(found), columns))))
        // Yields to other requests between rows.
        await nextTurn()
      }
      if (page.length === 0) controller.close()
    },
  })
}

const cellsOf = (submission: Submission, columns: readonly string[]) => {
  const cells: Record<string, unknown> = submission
  return columns.map((column) => cells[column])
}

const answers = [
  'contentType',
  'fundingTarget',
  'contributionSize',
  'returnModel',
  'investorType',
  'checkSize',
]
const commonColumns = ['source', 'notes', 'updatedAt']

const columnsOf: Record<ReviewList, readonly string[]> = {
  waitlist: [
    'id',
    'submittedAt',
    'email',
    'userType',
    ...answers,
    'status',
    'confirmedAt',
    'formType',
    ...commonColumns,
  ],
  contact: [
    'id',
    'submittedAt',
    'name',
    'email',
    'message',
    'status',
    'read',
    'readAt',
    'formType',
    ...commonColumns,
  ],
  newsletter: ['id', 'subscribedAt', 'email', 'status', 'source', 'updatedAt'],
  feedback: ['id', 'submittedAt', 'rating', 'message', 'status', 'formType', ...commonColumns],
  other: ['id', 'submittedAt', 'formType', 'fields', 'userType', 'sessionId', 'status', ...commonColumns],
  spam: [
    'id',
    'collection',
    'spamReason',
    'submittedAt',
    'subscribedAt',
    'formType',
    'name',
    'email',
    'message',
    'rating',
    'fields',
    'userType',
    ...answers,
    'status',
    'source',
  ],
}
