/** The privacy page's description of each column of the broadcasts. */
export const storedBroadcasts = {
  broadcasts: {
    title: 'Emails to a list',
    about: 'The emails our team writes to the waitlist or the newsletter. Kept indefinitely.',
    fields: {
      id: 'A random ID for the email.',
      subject: 'Its subject.',
      body: 'Its text.',
      button_label: 'The label of its button.',
      button_url: 'Where its button leads.',
      list: 'The list it goes to.',
      audience: 'The part of the waitlist it goes to.',
      timing: 'Whether it is sent once or after joining.',
      delay_days: 'How many days after joining.',
      status: 'Whether it is a draft, being sent or sent.',
      scheduled_at: 'When sending begins.',
      started_at: 'When sending began.',
      finished_at: 'When sending ended.',
      created_by: 'Who on our team wrote it.',
      created_at: 'When it was written.',
      updated_at: 'When it was last changed.',
    },
  },
  broadcast_recipients: {
    title: 'Recipients of these emails',
    about:
      'One row for each email we send you this way, so that none is sent twice. Deleted with the account that uses this address.',
    fields: {
      id: 'A random ID, also used by the unsubscribe link.',
      broadcast_id: 'Which email.',
      source_id: 'Your entry in the list.',
      email: 'Your email address.',
      email_key: 'The same address in lowercase, so that two spellings count as one.',
      status: 'Whether it was sent.',
      reason: 'Why it was not sent.',
      attempts: 'How often we tried.',
      repeated: 'Whether it may have been sent twice.',
      leased_until: 'Until when a server is working on it.',
      sent_at: 'When it was sent.',
    },
  },
  mail_blocks: {
    title: 'Addresses we don’t write to',
    about:
      'Saved when you unsubscribe from emails to the waitlist, or when your mail server rejects our emails.',
    fields: {
      email_key: 'The address in lowercase.',
      reason: 'Unsubscribed, rejected by the mail server, or reported as spam.',
      blocked_at: 'When.',
    },
  },
}
