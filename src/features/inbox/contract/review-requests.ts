import { z } from 'zod'
import { boundedText, emailAddress } from '#platform/common/text.ts'
import { collections, waitlistStatuses } from '#features/forms/contract/collections.ts'
import {
  canSort,
  listSorts,
  listStatuses,
  maxNoteLength,
  maxBatchSize,
  pageLength,
  reviewLists,
} from './review-lists.ts'

/** A filter that is there and empty is none: forms send it so. */
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

/** A status or an order that this list does not know: what is said about it. */
export function filterErrors(list: z.output<typeof ListName>['collection'], filter: ListFilter) {
  const { status, sort } = filter
  if (status !== undefined && !listStatuses[list].includes(status))
    return { status: `The statuses of this list are ${listStatuses[list].join(', ')}.` }
  return canSort(list, sort) ? undefined : { sort: 'This list can be sorted by newest or oldest.' }
}

export const SubmissionId = z.object({ id: z.uuid({ error: 'An id is a UUID.' }) })

export const SubmissionPlace = SubmissionId.extend({
  collection: z.enum(collections, {
    error: `Please choose one of these collections: ${collections.join(', ')}.`,
  }),
})

const status = z.enum(waitlistStatuses, { error: 'Please choose one of the four statuses.' })

/** As it was shown to whoever changes it; left out, the change is made whatever happened meanwhile. */
const shown = z.iso.datetime().nullable().optional()

export const WaitlistChange = z
  .object({ status: status.optional(), notes: boundedText(maxNoteLength).optional(), updatedAt: shown })
  .refine((change) => change.status !== undefined || change.notes !== undefined, {
    path: ['status'],
    error: 'Please send a status or notes.',
  })
export type WaitlistChange = z.output<typeof WaitlistChange>

const rows = z
  .array(z.object({ id: z.uuid(), updatedAt: shown }), { error: 'Please name the rows.' })
  .min(1, { error: 'Please choose at least one row.' })
  .max(maxBatchSize, { error: `Please choose at most ${maxBatchSize} rows.` })

export const WaitlistChanges = z.object({ rows, status })
export type WaitlistChanges = z.output<typeof WaitlistChanges>

export const Readings = z.object({ rows })

export const PersonQuery = z.object({ email: emailAddress })
