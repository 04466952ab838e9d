/** The privacy page's description of each column of the accounts. */
export const storedAccounts = {
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
  passkeys: {
    title: 'Passkeys',
    about: 'One row for each passkey you add, until you remove it.',
    fields: {
      id: 'A random ID for the row.',
      user_id: 'Whose passkey it is.',
      name: 'The name you gave it.',
      credential_id: 'The ID your device uses for it.',
      public_key: 'The public half of the key. The private half never leaves your device.',
      counter: 'How often your device says it has used the key.',
      transports: 'How your device can be reached, for example by USB.',
      created_at: 'When you added it.',
      last_used_at: 'When you last used it.',
    },
  },
  totp_secrets: {
    title: 'Authenticator app',
    about: 'While a member of our team signs in with codes from an app.',
    fields: {
      user_id: 'Whose app it is.',
      secret: 'The secret shared with the app, encrypted.',
      confirmed_at: 'When the first code confirmed it.',
      last_step: 'The time of the last code, so that none works twice.',
      created_at: 'When it was set up.',
    },
  },
  recovery_codes: {
    title: 'Recovery codes',
    about: 'While a member of our team uses a second factor. A code is deleted when it is used.',
    fields: {
      hash: 'A one-way hash of the code.',
      user_id: 'Whose code it is.',
      created_at: 'When it was created.',
    },
  },
  verifications: {
    title: 'Email links and passkey challenges',
    about:
      'While a link to confirm an address, undo its change or reset a password is valid, or while you are asked for a passkey.',
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
}
