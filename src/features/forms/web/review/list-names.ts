import type { ReviewList } from '../../contract/review-lists.ts'

/** How each list is called, and what stands in its place while it is empty. */
export const listNames: Record<ReviewList, { title: string; empty: string; about: string }> = {
  waitlist: {
    title: 'Waitlist',
    empty: 'Nobody has joined the waitlist yet',
    about: 'Whoever fills in one of the three forms on the waitlist page appears here.',
  },
  contact: {
    title: 'Contact',
    empty: 'No messages yet',
    about:
      'What people write on the contact page appears here. We promise an answer within 24 hours on business days.',
  },
  newsletter: {
    title: 'Newsletter',
    empty: 'No subscribers yet',
    about: 'Whoever subscribes at the foot of a page appears here.',
  },
  feedback: {
    title: 'Feedback',
    empty: 'No feedback yet',
    about: 'Ratings and remarks from the tools area appear here.',
  },
  other: {
    title: 'Other forms',
    empty: 'No other forms yet',
    about: 'Every other form, such as ‘Tell me when it is ready’, appears here.',
  },
  spam: {
    title: 'Spam',
    empty: 'No spam',
    about: 'What a program seems to have sent is kept apart here.',
  },
}
