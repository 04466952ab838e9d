/** Values of an error's `details.reason` that a page can handle by itself. */
export const factorReasons = {
  /** The password was correct, and a code or passkey is needed as well. */
  codeNeeded: 'second-factor-needed',
  /** The account can only set up a second factor until it has one. */
  setUpNeeded: 'second-factor-required',
  /** The user must confirm their identity, then the same request works. */
  confirmationNeeded: 'confirmation-needed',
} as const

export const factorMessages = {
  codeNeeded: 'Enter the code from your authenticator app, or use a passkey.',
  codeMissing: 'Enter a code.',
  wrongCode: "That code isn't valid. Codes work once; wait for the next one and try again.",
  tooManyCodes: 'Too many wrong codes. Try again in 15 minutes.',
  setUpNeeded: 'Add a second factor to your account first.',
  confirmationNeeded: "Confirm it's you to continue.",
  notConfirmed: 'You didn’t confirm it’s you, so nothing has changed.',
  signInAgain: 'Sign out and sign in again, then repeat this within five minutes.',
  nameMissing: 'Enter a name.',
  passkeyRefused: "That passkey wasn't accepted. Try again, or sign in another way.",
  passkeyTaken: 'This passkey is already in use.',
  tooManyPasskeys: 'You can have up to 20 passkeys. Remove one first.',
  teamOnly: 'Authenticator apps are for team accounts. Add a passkey instead.',
  emailUnconfirmed: 'Confirm your email address first.',
  totpExists: 'You already use an authenticator app. Remove it first.',
  totpMissing: 'Start the setup again.',
  factorMissing: 'Add an authenticator app or a passkey first.',
  noSuchPasskey: 'We can’t find that passkey.',
} as const
