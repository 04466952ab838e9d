/** The privacy page's description of each column of the inbox. */
export const storedInbox = {
  conversation_messages: {
    title: 'Conversations',
    about: 'What follows your message to us. Deleted together with it.',
    fields: {
      id: 'A random ID for the row.',
      conversation_id: 'Your message that it belongs to.',
      kind: 'Whether it is our reply, your email or a note of our team.',
      author_email: 'The email address of whoever wrote it.',
      author_name: 'The name that came with an email.',
      text: 'What was written.',
      is_automatic: 'Whether a program sent it, such as an out-of-office reply.',
      created_at: 'When it was written or arrived.',
      sent_at: 'When our reply was sent.',
      failure: 'Why our reply couldn’t be sent.',
      waited_since: 'Since when you had waited for this reply.',
    },
  },
  conversation_mail_ids: {
    title: 'Email IDs',
    about: 'So that an email is stored once and finds its conversation.',
    fields: {
      message_id: 'The ID that a mail program gave the email.',
      conversation_id: 'The message that it belongs to.',
      created_at: 'When the email was sent or arrived.',
    },
  },
  inbox_changes: {
    title: 'Changes that can be undone',
    about: 'For a day after the team changes the status of something you sent.',
    fields: {
      id: 'A random ID for the row.',
      actor_email: 'Which team member made the change.',
      list: 'Which list was changed.',
      rows: 'The status before and after.',
      created_at: 'When it was changed.',
    },
  },
  people: {
    title: 'Notes about people',
    about: 'When the team writes something down about someone who wrote or joined.',
    fields: {
      email_key: 'The email address in lowercase.',
      notes: 'Our team’s notes.',
      tags: 'Our team’s labels.',
      updated_at: 'When the team last changed it.',
    },
  },
}
