// Free of zod, because the screens load these texts too.

/** Why someone who was chosen in the dry run isn't invited. */
export const skipReasons = {
  left: 'already in, or deleted',
  rejected: 'rejected by the team',
  invited: 'invited by another wave',
} as const
export type SkipReason = keyof typeof skipReasons

/** How far an invited person has come, furthest first. */
export const inviteStates = {
  accepted: 'Accepted',
  opened: 'Opened the link',
  expired: 'Expired',
  sent: 'Sent',
  skipped: 'Not invited',
} as const
export type InviteState = keyof typeof inviteStates

export const waveMessages = {
  notFound: 'Wave not found.',
  sent: 'This wave was already sent.',
} as const

export const inviteTexts = {
  title: 'You’re invited',
  about: (email: string) => `Choose a password, and your account for ${email} is ready.`,
  password: 'Password',
  hint: 'At least 6 characters. A few words you can remember work well.',
  button: 'Create account',
  in: 'You’re in',
  done: 'Your account is ready. Sign in with your email address and password.',
  known: (email: string) =>
    `You already have an account for ${email}. Accept the invitation and keep using your password.`,
  accept: 'Accept invitation',
  accepted: 'Invitation accepted. Sign in with the account you already have, or reset its password.',
  signIn: 'Sign in',
  used: 'You’ve already accepted this invitation. Sign in with your email address and password.',
  expired: 'This invitation has expired. You’re still in line, and we’ll invite you again.',
  dead: 'This invitation isn’t valid. Please open the link in your email again.',
  mail: {
    subject: (brand: string) => `You’re invited to ${brand}`,
    reminder: (brand: string) => `Your invitation to ${brand} ends soon`,
    heading: 'It’s your turn',
    about: (day: string) =>
      `Your place in line came up. The invitation works once, only for this address, until ${day}.`,
    button: 'Accept invitation',
    end: 'Didn’t join our waitlist? You can ignore this email.',
  },
} as const
