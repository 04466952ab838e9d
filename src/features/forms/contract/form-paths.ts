export const formPaths = {
  waitlist: '/api/forms/waitlist',
  contact: '/api/forms/contact',
  newsletter: '/api/forms/newsletter',
  feedback: '/api/forms/feedback',
  unsubscription: '/api/forms/newsletter/unsubscription',
} as const
