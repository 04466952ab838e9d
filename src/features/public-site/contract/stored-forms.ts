import type { StoredTable } from './stored-table.ts'

/** What every form keeps beside its own fields. */
const everyForm = {
  id: 'A random number for the row.',
  source: "Where it came from: 'website'.",
  updated_at: 'When the row last changed.',
  is_spam: 'Whether it looked like the work of a program. Such rows are set apart, not thrown away.',
  spam_reason: 'Why it looked so.',
  idempotency_key: 'A hash that lets a second try of the same form be recognised, for a day.',
}

const everyMessage = {
  ...everyForm,
  form_type: 'Which form it was.',
  submitted_at: 'When you sent it.',
  notes: 'What the team noted about it.',
}

const address = {
  email: 'Your e-mail address, as you typed it.',
  email_key: 'The same address in small letters, so that two spellings of it are known as one.',
}

const status = 'How far the team has got with it.'

export const storedForms: Record<string, StoredTable> = {
  waitlist_submissions: {
    title: 'Waitlist',
    about: 'When you join the waitlist.',
    fields: {
      ...everyMessage,
      ...address,
      user_type: 'Whether you joined as a creator, an investor or a backer.',
      content_type: 'Creators: what you make.',
      funding_target: 'Creators: what a campaign should raise.',
      contribution_size: 'Backers: how much you would give.',
      return_model: 'Backers: what you would like back.',
      investor_type: 'Investors: how you invest.',
      check_size: 'Investors: how much you would invest.',
      status,
    },
  },
  contact_submissions: {
    title: 'Contact messages',
    about: 'When you write to us.',
    fields: {
      ...everyMessage,
      ...address,
      name: 'Your name.',
      message: 'What you wrote.',
      status,
      read: 'Whether somebody has read it.',
      read_at: 'When that was.',
    },
  },
  newsletter_subscriptions: {
    title: 'Newsletter',
    about: 'When you subscribe. Every mail has a link that ends the subscription with one click.',
    fields: {
      ...everyForm,
      ...address,
      status: 'Whether the subscription is active or inactive.',
      subscribed_at: 'When you subscribed.',
    },
  },
  feedback_submissions: {
    title: 'Feedback on the tools',
    about: 'When you rate the tools.',
    fields: {
      ...everyMessage,
      rating: 'The rating you gave.',
      message: 'What you wrote.',
      status,
    },
  },
  form_submissions: {
    title: 'Other forms',
    about: 'When you send a form without a table of its own, such as the wish to hear when a tool is ready.',
    fields: {
      ...everyMessage,
      fields: 'What you filled in.',
      user_type: 'The role you named, if the form asks for one.',
      session_id: 'The random number of this browser tab, if the form sends it.',
      status,
    },
  },
}
