/** The privacy page's description of each column of campaigns and investments. */
export const storedFunding = {
  projects: {
    title: 'Campaigns',
    about: 'What a creator publishes. All of it is public.',
    fields: {
      id: 'A random ID for the campaign.',
      title: 'Its title.',
      creator_name: 'The name the creator chose to show.',
      goal_cents: 'Its goal.',
      raised_cents: 'What it has raised.',
      ends_at: 'When it ends.',
      created_at: 'When it was created.',
    },
  },
  investments: {
    title: 'Investments',
    about: 'Totals for the home page, with no names attached.',
    fields: {
      id: 'A random ID for the investment.',
      project_id: 'The campaign it went to.',
      amount_cents: 'How much it was.',
      earned_cents: 'What it has earned.',
      created_at: 'When it was made.',
    },
  },
}
