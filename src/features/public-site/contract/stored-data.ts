import { storedForms } from '#features/forms/contract/stored-forms.ts'
import { storedStudio } from './stored-studio.ts'
import { storedProfiles } from './stored-profiles.ts'

/** One sentence for every column of every table, in the words of the person it is about. */
export type StoredTable = {
  title: string
  /** When it comes to be, and how long it stays. */
  about: string
  fields: Record<string, string>
}

/**
 * Exactly what is stored, by the names of the tables and columns. The privacy page shows this list, and a test holds it
 * against the definitions of the tables: a column without a sentence fails, and so does a sentence without a column.
 */
export const storedData: Record<string, StoredTable> = {
  ...storedStudio,
  ...storedForms,
  analytics_events: {
    title: 'Use of the public pages',
    about:
      'When you press a call to action, change a tab of the waitlist or send a form. No cookie, no IP address, nothing at all when your browser sends Do Not Track or Global Privacy Control.',
    fields: {
      id: 'A random number for the event, so that it is counted once.',
      type: 'What happened, for example a click on a call to action.',
      session_id: 'A random number that lives in this browser tab and ends with it.',
      page: 'The page, without anything after a question mark.',
      variant: 'Which version of the call to action you were shown.',
      step_number: 'Which step of the waitlist you were at.',
      role: 'The role whose tab you opened: creator, investor or backer.',
      tab_name: 'The name of that tab.',
      happened_at: 'When it happened, by the clock of your device.',
      received_at: 'When it reached us.',
      details:
        'The rest of the event: the text of the button, where on the page it stood, the kind of form. Never what you typed.',
    },
  },
  users: {
    title: 'Your account',
    about: 'When you register. It goes when you delete the account.',
    fields: {
      id: 'A random number for the account.',
      name: 'The name you gave, or the part of your address before the @.',
      email: 'The address you sign in with.',
      email_verified: 'Whether you have confirmed that address.',
      image: 'The address of your picture, if the service you signed in with sent one.',
      role: "What the account may do; for visitors always 'user'.",
      created_at: 'When you registered.',
      updated_at: 'When the account last changed.',
      last_login_at: 'When you last signed in.',
    },
  },
  sessions: {
    title: 'Being signed in',
    about: 'While you are signed in on a device.',
    fields: {
      id: 'A random number for the session.',
      user_id: 'Whose session it is.',
      token: 'The secret that the cookie in your browser answers to.',
      expires_at: 'When it ends by itself.',
      ip_address: 'Left empty.',
      user_agent: 'The name of your browser, so that you can tell your sessions apart.',
      created_at: 'When you signed in.',
      updated_at: 'When the session was last renewed.',
    },
  },
  accounts: {
    title: 'Ways to sign in',
    about: 'One row for your password, and one for each service you sign in with.',
    fields: {
      id: 'A random number for the row.',
      user_id: 'Whose way in it is.',
      account_id: 'Your number with that service.',
      provider_id: 'Which service it is, or that it is a password.',
      access_token: 'What the service gave us to know you by.',
      refresh_token: 'What renews it.',
      id_token: 'The statement of the service about who you are.',
      access_token_expires_at: 'When the first of these ends.',
      refresh_token_expires_at: 'When the second of these ends.',
      scope: 'What the service allows us to see.',
      password: 'A one-way hash of your password. Nobody can read the password from it.',
      created_at: 'When you added this way in.',
      updated_at: 'When it last changed.',
    },
  },
  audit_entries: {
    title: 'What our team does',
    about:
      'When a member of our team signs in, reads or changes something in the admin area, so that we can answer for it. It stays.',
    fields: {
      id: 'A random number for the entry.',
      happened_at: 'When it was done.',
      actor_email: 'Who of our team did it.',
      action: 'What was done, for example a waitlist entry approved.',
      subject: 'What it was done to.',
      details: 'What changed: the value before and after.',
    },
  },
  ...storedProfiles,
  verifications: {
    title: 'Links by e-mail',
    about: 'While a link to confirm an address or to set a new password is valid.',
    fields: {
      id: 'A random number for the row.',
      identifier: 'What the link is for, and for whom.',
      value: 'The secret in the link.',
      expires_at: 'When the link ends.',
      created_at: 'When it was asked for.',
      updated_at: 'When it last changed.',
    },
  },
  projects: {
    title: 'Campaigns',
    about: 'What a creator publishes. All of it is public.',
    fields: {
      id: 'A random number for the campaign.',
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
    about: 'Sums for the home page. They do not say whose they are.',
    fields: {
      id: 'A random number for the investment.',
      project_id: 'The campaign it went to.',
      amount_cents: 'How much it was.',
      earned_cents: 'What it has earned.',
      created_at: 'When it was made.',
    },
  },
  rate_limits: {
    title: 'Protection against floods',
    about: 'For about a minute after you send something.',
    fields: {
      key: 'A one-way hash that stands for your connection. The IP address itself is not stored.',
      points: 'How often you sent something in this minute.',
      expire: 'When the minute is over.',
    },
  },
  connection_tests: {
    title: 'Connection test',
    about: 'For a moment, when the team tests the database. Nothing of yours is in it.',
    fields: {
      id: 'A random number for the row.',
      note: 'A random text.',
      created_at: 'When the test ran.',
    },
  },
}
