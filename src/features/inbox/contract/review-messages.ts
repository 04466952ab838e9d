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
