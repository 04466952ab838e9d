/** Texts of the retention table. */
export const retentionTexts = {
  title: 'Account retention',
  about:
    'Of the accounts registered in a week, the share that came back and created ideas, a video or a pledge in each following week. Weeks start on Monday (UTC), and the latest one is not over yet. Range and filters don’t apply here.',
  empty: 'No accounts were registered in the last eight weeks.',
  week: 'Week of',
  accounts: 'Accounts',
  after: (weeks: number) => `Week ${weeks}`,
} as const
