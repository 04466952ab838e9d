import { storedAnalytics } from '#features/analytics/contract/stored-analytics.ts'
import { storedForms } from '#features/forms/contract/stored-forms.ts'
import { storedFactors } from './stored-factors.ts'
import { storedStudio } from './stored-studio.ts'
import { storedProfiles } from './stored-profiles.ts'
import { storedVideos } from './stored-videos.ts'

/** Describes every column of a table in plain words. */
export type StoredTable = {
  title: string
  /** When the data is stored and for how long. */
  about: string
  fields: Record<string, string>
}

/**
 * Exactly what is stored, by table and column. The privacy page renders this list, and a test compares it
 * with the table definitions: a column without a description fails, and so does a description without a
 * column.
 */
export const storedData: Record<string, StoredTable> = {
  ...storedStudio,
  ...storedForms,
  ...storedAnalytics,
  ...storedVideos,
  users: {
    title: 'Your account',
    about:
      'Created when you register. Deleted with your account, along with everything sent through our forms from your confirmed address.',
    fields: {
      id: 'A random ID for the account.',
      name: 'The name you entered, the one from the service you sign in with, or the part of your email before the @.',
      email: 'The address you sign in with.',
      email_verified: 'Whether you have confirmed that address.',
      image: 'Left empty.',
      role: "What the account may do; for visitors always 'user'.",
      user_type: "Your account type: 'creator'.",
      created_at: 'When you registered.',
      updated_at: 'When the account last changed.',
      last_login_at: 'When you last signed in.',
      access_revoked_at:
        'When all sessions, links and private addresses were last ended, for example by a new password.',
    },
  },
  sessions: {
    title: 'Sessions',
    about: 'While you are signed in on a device.',
    fields: {
      id: 'A random ID for the session.',
      user_id: 'The account it belongs to.',
      token: 'The secret that matches the cookie in your browser.',
      expires_at: 'When it expires.',
      ip_address: 'Left empty.',
      user_agent: 'The name of your browser, so that you can tell your sessions apart.',
      confirmed_at: 'When you last confirmed your identity before an irreversible action.',
      created_at: 'When you signed in.',
      updated_at: 'When the session was last renewed.',
    },
  },
  accounts: {
    title: 'Sign-in methods',
    about: 'One row for your password, and one for each service you sign in with.',
    fields: {
      id: 'A random ID for the row.',
      user_id: 'The account it belongs to.',
      account_id: 'Your ID at that service. We store nothing that would let us act on your behalf there.',
      provider_id: 'The service, or a password.',
      access_token: 'Left empty.',
      refresh_token: 'Left empty.',
      id_token: 'Left empty.',
      access_token_expires_at: 'Left empty.',
      refresh_token_expires_at: 'Left empty.',
      scope: 'Left empty.',
      password: 'A one-way hash of your password. The password can’t be recovered from it.',
      created_at: 'When you added it.',
      updated_at: 'When it last changed.',
    },
  },
  ...storedFactors,
  audit_entries: {
    title: 'Audit log',
    about:
      'Written when someone on our team signs in, reads or changes something in the admin area. Kept indefinitely.',
    fields: {
      id: 'A random ID for the entry.',
      happened_at: 'When it happened.',
      actor_email: 'Who did it.',
      action: 'What was done, for example a waitlist entry approved.',
      subject: 'What was affected.',
      details: 'What changed: the value before and after.',
    },
  },
  ...storedProfiles,
  verifications: {
    title: 'Email links and passkey challenges',
    about:
      'While a link to confirm an address or reset a password is valid, or while you are asked for a passkey.',
    fields: {
      id: 'A random ID for the row.',
      identifier: 'What the link is for, and for whose account.',
      value:
        'The address it was sent to, or the random challenge for the passkey. The secret in a link is not stored.',
      expires_at: 'When the link expires.',
      created_at: 'When it was requested.',
      updated_at: 'When it last changed.',
    },
  },
  projects: {
    title: 'Campaigns',
    about: 'What a creator publishes. All of it is public.',
    fields: {
      id: 'A random ID for the campaign.',
      title: 'Its title.',
      creator_name: 'The name the creator chose to show.',
      goal_cents: 'Its goal.',
      raised_cents: 'What it has raised.',
      ends_at: 'When it ends.',
      created_at: 'When it was created.',
    },
  },
  investments: {
    title: 'Investments',
    about: 'Totals for the home page, with no names attached.',
    fields: {
      id: 'A random ID for the investment.',
      project_id: 'The campaign it went to.',
      amount_cents: 'How much it was.',
      earned_cents: 'What it has earned.',
      created_at: 'When it was made.',
    },
  },
  rate_limits: {
    title: 'Rate limiting',
    about: 'For about a minute after you send something.',
    fields: {
      key: 'A one-way hash of your connection. The IP address itself is not stored.',
      points: 'How many requests you sent in this minute.',
      expire: 'When the minute ends.',
    },
  },
  connection_tests: {
    title: 'Connection test',
    about: 'For a moment, when the team tests the database. Contains none of your data.',
    fields: {
      id: 'A random ID for the row.',
      note: 'A random text.',
      created_at: 'When the test ran.',
    },
  },
}
