/** Only linked from account pages and emails, so kept apart from the paths that every public page loads. */
export const ownPaths = {
  account: '/account',
  security: '/account/security',
  // These belong to funding, which this feature may not import.
  campaigns: '/your-campaigns',
  pledges: '/your-pledges',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  cancelEmailChange: '/cancel-email-change',
} as const
