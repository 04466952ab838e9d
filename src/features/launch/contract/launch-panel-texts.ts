/** The texts of the team's launch panel. */
export const launchPanelTexts = {
  deleted: 'Deleted',
  waves: {
    title: 'Waves',
    about:
      'Choose whom to invite and try it out first. Sending invites exactly these people, except those who left the line in between. Each invitation works once and for 14 days.',
    fields: {
      audience: 'List',
      band: 'Band',
      status: 'Status',
      tag: 'Tag',
      limit: 'At most',
      rankFrom: 'From place',
      rankUpTo: 'To place',
      share: 'Random share in %',
      seed: 'Seed',
    },
    hints: {
      tag: 'A #word in the notes.',
      seed: 'Same seed, same people.',
    },
    statuses: { pending: 'Pending', approved: 'Approved', contacted: 'Contacted' },
    lists: { creators: 'Creators', investors: 'Investors', backers: 'Backers' },
    places: (from: number, upTo: number | undefined) =>
      upTo === undefined ? `from place ${from}` : `places ${from} to ${upTo}`,
    part: (share: number, seed: number) => `${share}% with seed ${seed}`,
    any: 'Any',
    try: 'Try it out',
    trying: 'Choosing...',
    people: 'Chosen people',
    chosen: (amount: number) =>
      `${amount} ${amount === 1 ? 'person' : 'people'} chosen. Nothing is sent yet.`,
    send: (amount: number) => `Send ${amount} ${amount === 1 ? 'invitation' : 'invitations'}`,
    sending: 'Sending...',
    sent: (amount: number) => `${amount} ${amount === 1 ? 'invitation' : 'invitations'} on the way.`,
    changed: 'Not invited since the dry run:',
    empty: { title: 'No waves yet', about: 'Waves and who came in will appear here.' },
    showPeople: (sentAt: string) => `Show who was invited on ${sentAt}`,
    invited: (sentAt: string) => `People invited on ${sentAt}`,
    person: { email: 'Person', state: 'State', at: 'Since' },
    allDeleted: 'The entries of everyone in this wave were deleted.',
    columns: {
      sentAt: 'Sent',
      list: 'Rule',
      sent: 'Sent to',
      opened: 'Opened the link',
      redeemed: 'Accepted',
      expiresAt: 'Ends',
    },
  },
  referrals: {
    title: 'Referrals',
    about:
      'A referral counts once the new address is confirmed. If something looks odd, it’s held until you release it. Every change stays in the ledger.',
    show: 'Show',
    states: { held: 'Held', counted: 'Counted' },
    empty: {
      held: { title: 'Nothing is held', about: 'Referrals that need a look will appear here.' },
      counted: { title: 'No referrals yet', about: 'Referrals that count will appear here.' },
    },
    referrer: 'Referrer',
    referred: 'New person',
    reason: 'Reason',
    counted: 'Confirmed referral.',
    actions: { held: 'Release', counted: 'Take back' },
    busy: 'Saving...',
  },
} as const
