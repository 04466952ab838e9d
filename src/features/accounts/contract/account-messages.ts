export const linkMessages = {
  resetAsked:
    'If there is an account with this address, a mail with a link is on its way. It works for an hour.',
  confirmationAsked: 'A mail with a link is on its way to you. It works for a day.',
  tooManyMails: 'Many mails have gone to this address already. Please look there, or try again in an hour.',
  deadLink: 'This link is not valid any more. Please ask for a new one.',
  passwordSet: 'Your new password counts from now on. Please sign in with it.',
  emailConfirmed: 'Thank you, your address is confirmed.',
  emailTaken: 'This address belongs to another account now. Nothing has changed.',
  emailChangeCancelled:
    'The change is cancelled and every device is signed out. If you did not request it, choose a new password now.',
} as const

export const accountMessages = {
  nameChanged: 'Your name is saved.',
  emailChangeAsked: (email: string) =>
    `A mail with a link is on its way to ${email}. The address changes when you open it.`,
  sameEmail: 'This is your address already.',
  passwordChanged: 'Your password is changed. Every other device has been signed out.',
  wrongPassword: 'Incorrect password. Please try again.',
  proofNeeded: 'Please enter your password.',
  signInAgain: 'Please sign out, sign in again and repeat this within ten minutes.',
  teamAccount:
    'This is a team account. Its address and its removal are set in the configuration of the server.',
} as const
