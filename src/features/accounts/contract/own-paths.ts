/** Pages that only pages of accounts and their mails lead to. Apart from the others, which every public page loads. */
export const ownPaths = {
  account: '/account',
  security: '/account/security',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  cancelEmailChange: '/cancel-email-change',
} as const
