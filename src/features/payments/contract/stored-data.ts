/** The privacy page's description of each column of the test provider. */
export const storedPayments = {
  sandbox_clock: {
    title: 'Clock of the test provider',
    about: 'How far our team has moved the clock of the test provider.',
    fields: { id: 'Always 1.', ahead_ms: 'How far it is ahead.' },
  },
  sandbox_methods: {
    title: 'Test cards',
    about: 'Written when someone pledges test money; contains no real card and no name.',
    fields: {
      id: 'A random ID for the card.',
      key: 'The pledge it was entered for, so that a double click stores it once.',
      holder: 'The pledge it was entered for.',
      card: 'Which test card it is.',
      created_at: 'When it was entered.',
    },
  },
  sandbox_payments: {
    title: 'Test payments',
    about: 'Written by the test provider when test money moves; contains no name.',
    fields: {
      key: 'The pledge or payout it belongs to, so that it happens once.',
      reference: 'A random ID for the payment.',
      kind: 'A charge, a refund, a share of revenue or a payout.',
      method_id: 'The test card.',
      amount_minor: 'The amount.',
      currency: 'The currency.',
      declined: 'Why it was declined.',
      settles_at: 'When it is complete.',
      created_at: 'When it was requested.',
    },
  },
  sandbox_events: {
    title: 'Events of the test provider',
    about: 'What the test provider reports about test payments.',
    fields: {
      id: 'A random ID for the event.',
      key: 'The payment it is about.',
      kind: 'What it reports.',
      state: 'Whether it was delivered.',
      position: 'Its place among the events of the payment.',
      times: 'How often it is to be delivered.',
      deliveries: 'How often it was delivered.',
      due_at: 'When it is to be delivered.',
    },
  },
}
