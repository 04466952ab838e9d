/** What an error's `details.reason` says when a page can do something about it by itself. */
export const factorReasons = {
  /** A sign-in knew the password and needs a code or a passkey as well. */
  codeNeeded: 'second-factor-needed',
  /** Nothing but the set-up is open until the account has a second factor. */
  setUpNeeded: 'second-factor-required',
  /** The person has to confirm who they are, then the same request works. */
  confirmationNeeded: 'confirmation-needed',
} as const

export const factorMessages = {
  codeNeeded: 'Enter the code from your authenticator app, or use a passkey.',
  codeMissing: 'Enter a code.',
  wrongCode: "That code isn't valid. Codes work once; wait for the next one and try again.",
  tooManyCodes: 'Too many wrong codes. Try again in 15 minutes.',
  setUpNeeded: 'Add a second factor to your account first.',
  confirmationNeeded: "Confirm it's you to continue.",
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
