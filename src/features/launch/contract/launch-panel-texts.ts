/** The texts of the team's launch panel. */
export const launchPanelTexts = {
  deleted: 'Deleted',
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
