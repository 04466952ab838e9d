/** The privacy page's description of each column of the audit log. */
export const storedAudit = {
  audit_entries: {
    title: 'Audit log',
    about:
      'Written when someone on our team signs in, reads or changes something in the admin area. Kept indefinitely.',
    fields: {
      id: 'A random ID for the entry.',
      happened_at: 'When it happened.',
      actor_email: 'Who did it.',
      action: 'What was done, for example a waitlist entry approved.',
      subject: 'What was affected; an email address is shortened when the person is erased.',
      details: 'What changed: the value before and after.',
    },
  },
}
