// Apart from the other forms' messages and free of zod, because every public page loads these up front.

/** The email field that starts a waitlist entry; the questions of an audience follow. */
export const joinMessages = {
  button: 'Join the waitlist',
  email: 'Email address',
  hint: 'Free. Two quick questions follow.',
  missing: 'Enter your email address to join.',
  invalid: 'Please enter a valid email address.',
  stepTwo: 'Step 2 of 2: tell us who you are and answer two questions.',
  joined: (count: string) => `Join ${count} people already waiting. Free.`,
} as const

/** Below this, a count would only say that few have come. */
export const minShownCount = 25

export const newsletterMessages = {
  busy: 'Submitting...',
  success: 'Thank you for subscribing! Please look into your inbox for our confirmation.',
  failure: 'Failed to subscribe to newsletter. Please try again.',
} as const
