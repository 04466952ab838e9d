import type { StoredTable } from './stored-data.ts'

export const storedFactors: Record<string, StoredTable> = {
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
}
