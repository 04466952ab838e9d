import { collections, subscriptionStatuses, waitlistStatuses } from '#features/forms/contract/collections.ts'

// Without zod: the screens read these lists too.

/** What the team looks through: the collections, and what a program seems to have sent to any of them. */
export const reviewLists = [...collections, 'spam'] as const
export type ReviewList = (typeof reviewLists)[number]

/** By what each list can be filtered, as `status` in the address. */
export const listStatuses: Record<ReviewList, readonly string[]> = {
  waitlist: waitlistStatuses,
  contact: ['unread', 'read', 'new'],
  newsletter: subscriptionStatuses,
  feedback: ['new'],
  other: ['new'],
  spam: ['honeypot', 'too-fast'],
}

export const listSorts = ['newest', 'oldest', 'email'] as const
export type ListSort = (typeof listSorts)[number]

const addressed: readonly ReviewList[] = ['waitlist', 'contact', 'newsletter']

/** Only what has an address in every row can be sorted by it. */
export const canSort = (list: ReviewList, sort: ListSort) => sort !== 'email' || addressed.includes(list)

export const pageLength = 20
export const maxBatchSize = 100
export const maxNoteLength = 5000
