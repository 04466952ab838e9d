const submission = {
  id: 'A random ID for the row.',
  source: "Where it was sent: 'website'.",
  updated_at: 'When the team last changed it.',
  is_spam: 'Whether it looked like spam.',
  spam_reason: 'Why it looked like spam.',
  idempotency_key: 'A one-way hash, so that a double click is stored once.',
  body_hash: 'A one-way hash of what you sent, so that a retry is recognized.',
}

const reviewed = {
  ...submission,
  form_type: 'Which form it was.',
  submitted_at: 'When you sent it.',
  notes: 'Our team’s notes.',
  status: 'Its status with our team.',
}

const address = {
  email: 'Your email address, as you typed it.',
  email_key: 'The same address in lowercase, so that two spellings count as one.',
}

/** The privacy page's description of each column of the forms. */
export const storedForms = {
  waitlist_submissions: {
    title: 'Waitlist',
    about:
      'Saved when you join the waitlist. Deleted when you ask us to, or with the account that uses this address.',
    fields: {
      ...reviewed,
      ...address,
      confirmed_at: 'When you confirmed that the address is yours.',
      referral_code: 'The code of the referral link that brought you here, if any.',
      sender_hash:
        'With a referral link only: a one-way hash of your connection, deleted after a week, to notice made-up referrals.',
      user_type: 'The list you joined: creators, investors or backers.',
      content_type: 'As a creator: what you make.',
      funding_target: 'As a creator: what you would raise.',
      contribution_size: 'As a backer: what you would contribute.',
      return_model: 'As a backer: what you would like in return.',
      investor_type: 'As an investor: what kind of investor you are.',
      check_size: 'As an investor: the size of your checks.',
    },
  },
  contact_submissions: {
    title: 'Contact',
    about: 'When you write to us.',
    fields: {
      ...reviewed,
      ...address,
      name: 'Your name.',
      message: 'Your message.',
      read: 'Whether the team has read it.',
      read_at: 'When the team read it.',
      subject: 'The subject, if it came by email.',
      waiting_since: 'Since when you have waited for our reply.',
      last_message_at: 'When you or we last wrote.',
      done_at: 'When the team finished with it.',
      snoozed_until: 'Until when the team has put it aside.',
      assignee_email: 'Who on the team looks after it.',
      tags: 'Our team’s labels.',
    },
  },
  newsletter_subscriptions: {
    title: 'Newsletter',
    about:
      'Saved when you subscribe. You confirm it by email first, and every email has an unsubscribe link.',
    fields: {
      ...submission,
      ...address,
      status: 'Whether the subscription is unconfirmed, active or inactive.',
      subscribed_at: 'When you subscribed.',
    },
  },
  feedback_submissions: {
    title: 'Feedback',
    about: 'When you rate the tools.',
    fields: { ...reviewed, rating: 'Your rating.', message: 'What you wrote.' },
  },
  form_submissions: {
    title: 'Other forms',
    about: "When you send a form of another kind, such as 'Tell me when it is ready'.",
    fields: {
      ...reviewed,
      fields: 'What you filled in.',
      user_type: 'The role you chose, if the form asks.',
      session_id: 'A random ID that lasts as long as this browser tab.',
    },
  },
  submission_counts: {
    title: 'Form counts',
    about: 'Totals only, for our own overview. Contains none of your data.',
    fields: {
      collection: 'Which kind of form is counted.',
      state: 'The status that is counted.',
      is_spam: 'Whether they looked like spam.',
      slot: 'Which of several counters it is.',
      amount: 'How many there are.',
    },
  },
}
