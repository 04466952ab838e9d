import type { ReviewList } from '../contract/review-lists.ts'

/** Title and empty state of each list. */
export const listNames: Record<ReviewList, { title: string; empty: string; about: string }> = {
  waitlist: {
    title: 'Waitlist',
    empty: 'No waitlist entries yet',
    about: 'Entries from the three waitlist forms appear here.',
  },
  contact: {
    title: 'Contact',
    empty: 'No messages yet',
    about: 'Messages from the contact page appear here. We promise a reply within 24 hours on business days.',
  },
  newsletter: {
    title: 'Newsletter',
    empty: 'No subscribers yet',
    about: 'Newsletter subscribers appear here.',
  },
  feedback: {
    title: 'Feedback',
    empty: 'No feedback yet',
    about: 'Ratings and comments from the tools appear here.',
  },
  other: {
    title: 'Other forms',
    empty: 'No other forms yet',
    about: 'Every other form, such as ‘Tell me when it is ready’, appears here.',
  },
  spam: {
    title: 'Spam',
    empty: 'No spam',
    about: 'Submissions that look automated are kept here.',
  },
}
