/** What the team reads when something does not work; each comes with a way to try again. */
export const reviewMessages = {
  statistics: 'Failed to fetch form submission statistics.',
  recent: 'Failed to fetch recent submissions.',
  dashboard: 'Failed to fetch dashboard statistics.',
  reading: 'Failed to mark contact as read.',
  status: 'Failed to update waitlist status.',
  genuine: 'Failed to take this out of the spam.',
  joinedSince: 'This person has joined since: their own entry is in the list already.',
  conflict: 'Someone else on the team has changed this entry meanwhile.',
} as const
