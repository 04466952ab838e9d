import { brand } from '#platform/common/brand.ts'

export const linkMessages = {
  resetAsked: 'If there is an account with this address, we’ve sent it a link. The link expires in an hour.',
  confirmationAsked: 'We’ve sent you a link. It expires in 24 hours.',
  tooManyMails:
    'We’ve already sent several emails to this address. Check your inbox or try again in an hour.',
  deadLink: 'This link has expired. Request a new one.',
  passwordSet: 'Your password has been changed. Sign in with the new one.',
  passkeysRemoved:
    'Your password has been changed and your passkeys were removed. Sign in with the new password.',
  emailConfirmed: 'Thank you, your email address is confirmed.',
  emailTaken: 'Another account uses this address now, so nothing was changed.',
  oldEmailTaken: `Another account uses this address now, so nothing was changed. Write to ${brand.contact.support}.`,
  emailRestored:
    'Your account has this address again, and every device is signed out. We’ve sent you a link to choose a new password.',
  emailChangeCanceled:
    'The change is canceled and every device is signed out. If you did not request it, choose a new password now.',
} as const

export const accountMessages = {
  nameChanged: 'Your name is saved.',
  emailChangeAsked: (email: string) =>
    `We’ve sent a link to ${email}. Your address changes once you open it.`,
  sameEmail: 'This is already your address.',
  passwordChanged: 'Your password was changed. All other devices have been signed out.',
  wrongPassword: 'Incorrect password. Please try again.',
  proofNeeded: 'Please enter your password.',
  signInAgain: 'Please sign out, sign in again and repeat this within ten minutes.',
  teamAccount: 'This is a team account. Its email and deletion are managed in the server configuration.',
} as const

/** An account in the team's timeline of a person. */
export const accountLines = {
  registered: 'Created an account',
  signedIn: 'Last signed in',
  confirmed: 'Address confirmed',
  unconfirmed: 'Address not confirmed',
} as const
