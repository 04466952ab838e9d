/**
 * Errors of a failed sign-in. On the tools' sign-in the text is the same whether or not the account exists.
 */
export const signInMessages = {
  notOnTheTeam: 'This account is not authorized to access the admin area.',
  noAccount: 'No account found with this email address.',
  noPassword: 'Configuration error...',
  wrongPassword: 'Incorrect password. Please try again.',
  tooMany: 'Too many failed attempts. Please try again later.',
  busy: 'We’re handling a lot of sign-ins right now. Please try again in a few seconds.',
  failed: 'Login failed. Please try again.',
  teamFailed: (reason: string) => `Login failed: ${reason || 'Unknown error'}`,
} as const

/** The first is used for a taken address, a team address and an internal failure alike. */
export const registrationMessages = {
  failed: 'Registration failed. Please try again.',
  signInNext: 'Your account is ready, but we couldn’t sign you in. Please sign in.',
} as const

export const accessMessages = {
  signedOut: "You're not signed in, or your session has expired. Please sign in again.",
  wrongRole: "You don't have permission to do this.",
} as const

/** Errors of a callable function that the user can do nothing about. */
export const functionMessages = {
  authentication: 'Authentication failed',
  profileUpdate: 'Profile update failed',
  creatorProfile: 'Failed to save creator profile',
  onboardingProfile: 'Failed to save onboarding profile',
  content: 'Content generation failed',
} as const
