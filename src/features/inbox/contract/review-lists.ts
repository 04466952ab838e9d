import { collections, subscriptionStatuses, waitlistStatuses } from '#features/forms/contract/form-paths.ts'

/** Error messages; each is shown with a retry button. */
export const reviewMessages = {
  statistics: 'Failed to fetch form submission statistics.',
  recent: 'Failed to fetch recent submissions.',
  dashboard: 'Failed to fetch dashboard statistics.',
  reading: 'Failed to mark contact as read.',
  status: 'Failed to update waitlist status.',
  genuine: 'Couldn’t mark this as not spam.',
  joinedSince: 'This person has joined in the meantime, so their entry is already on the list.',
  conflict: 'A teammate has changed this entry in the meantime.',
} as const

// Free of zod, because the screens load these lists too.

/** The lists the team reviews: all collections, plus suspected spam from any of them. */
export const reviewLists = [...collections, 'spam'] as const
export type ReviewList = (typeof reviewLists)[number]

/** The filter values of each list, sent as `status`. */
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

/** Only lists with an email address in every row can be sorted by it. */
export const canSort = (list: ReviewList, sort: ListSort) => sort !== 'email' || addressed.includes(list)

export const pageLength = 20
export const maxBatchSize = 100
export const maxNoteLength = 5000
