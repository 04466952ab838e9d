/** The privacy page's description of each column of the ledger. */
export const storedLedger = {
  ledger_accounts: {
    title: 'Ledger accounts',
    about: 'Created for each campaign, to record where its money is.',
    fields: {
      campaign_id: 'The campaign.',
      kind: 'What the account is for, such as money held until the campaign ends.',
      currency: 'The currency.',
      balance: 'The balance, for accounts that must never be overdrawn.',
      version: 'How often the balance has changed.',
    },
  },
  ledger_transactions: {
    title: 'Ledger transactions',
    about: 'Written when money moves, and never changed or deleted.',
    fields: {
      id: 'A random ID for the transaction.',
      key: 'A name for what caused it, so that the same cause never moves money twice.',
      kind: 'What happened, such as a charge or a refund.',
      reverses: 'The transaction that this one takes back.',
      reason: 'Why it was taken back.',
      written_by: 'The number of the database transaction that wrote it.',
      created_at: 'When it was written.',
    },
  },
  ledger_entries: {
    title: 'Ledger entries',
    about: 'The parts of a ledger transaction, which add up to zero and are never changed or deleted.',
    fields: {
      transaction_id: 'The transaction.',
      position: 'The number of the entry in its transaction.',
      campaign_id: 'The campaign.',
      kind: 'The account.',
      currency: 'The currency.',
      pledge_id: 'The pledge, where the money is one backer’s.',
      amount: 'What the entry adds to the account, in cents.',
    },
  },
  ledger_totals: {
    title: 'Ledger totals',
    about: 'Kept for each campaign, to show what was collected, refunded and paid out.',
    fields: {
      campaign_id: 'The campaign.',
      kind: 'The account.',
      currency: 'The currency.',
      cause: 'What happened, such as a charge or a refund.',
      amount: 'What it has added to the account in all, in cents.',
    },
  },
}
