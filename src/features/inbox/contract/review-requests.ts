import {
  type ReviewList,
  canSort,
  listSorts,
  listStatuses,
  maxNoteLength,
  maxBatchSize,
  pageLength,
  reviewLists,
} from './review-lists.ts'
import { z } from 'zod'
import { boundedText } from '#platform/common/text.ts'
import { collections, waitlistStatuses } from '#features/forms/contract/form-paths.ts'

export const reviewPaths = {
  list: (list: ReviewList) => `/admin?tab=forms&list=${list}`,
  conversation: (id: string) => `/admin?tab=inbox&state=all&open=${id}`,
  person: (email: string) => `/admin/person?email=${encodeURIComponent(email)}`,
  exported: (list: ReviewList, filters: Record<string, string>) =>
    `/api/admin/submissions/${list}/export.csv?${new URLSearchParams(filters).toString()}`,
} as const

/** Forms submit an unset filter as an empty string. */
const unlessEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema)

export const ListName = z.object({
  collection: z.enum(reviewLists, { error: `Please choose one of these lists: ${reviewLists.join(', ')}.` }),
})

export const ListFilter = z.object({
  q: unlessEmpty(boundedText(200).trim().optional()),
  status: unlessEmpty(boundedText(50).optional()),
  sort: unlessEmpty(
    z.enum(listSorts, { error: `Please sort by ${listSorts.join(', ')}.` }).default('newest'),
  ),
})
export type ListFilter = z.output<typeof ListFilter>

export const ListQuery = ListFilter.extend({
  limit: unlessEmpty(z.coerce.number().pipe(z.int().min(1).max(maxBatchSize)).default(pageLength)),
  cursor: unlessEmpty(boundedText(500).optional()),
})

/** Errors for a status or sort order that this list doesn't support. */
export function filterErrors(list: z.output<typeof ListName>['collection'], filter: ListFilter) {
  const { status, sort } = filter
  if (status !== undefined && !listStatuses[list].includes(status))
    return { status: `The statuses of this list are ${listStatuses[list].join(', ')}.` }
  return canSort(list, sort) ? undefined : { sort: 'This list can be sorted by newest or oldest.' }
}

export const SubmissionId = z.object({ id: z.uuid({ error: 'The id must be a UUID.' }) })

export const SubmissionPlace = SubmissionId.extend({
  collection: z.enum(collections, {
    error: `Please choose one of these collections: ${collections.join(', ')}.`,
  }),
})

const status = z.enum(waitlistStatuses, { error: 'Please choose one of the four statuses.' })

/** `updatedAt` as shown to the user; if omitted, the change is applied unconditionally. */
const shown = z.iso.datetime().nullable().optional()

export const WaitlistChange = z
  .object({ status: status.optional(), notes: boundedText(maxNoteLength).optional(), updatedAt: shown })
  .refine((change) => change.status !== undefined || change.notes !== undefined, {
    path: ['status'],
    error: 'Please send a status or notes.',
  })
export type WaitlistChange = z.output<typeof WaitlistChange>

const rows = z
  .array(z.object({ id: z.uuid(), updatedAt: shown }), { error: 'Please send a list of ids.' })
  .min(1, { error: 'Please choose at least one row.' })
  .max(maxBatchSize, { error: `Please choose at most ${maxBatchSize} rows.` })

export const WaitlistChanges = z.object({ rows, status })
export type WaitlistChanges = z.output<typeof WaitlistChanges>

export const Readings = z.object({ rows })
