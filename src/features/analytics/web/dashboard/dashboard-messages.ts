export const dashboardMessages = {
  failure: 'Failed to fetch dashboard statistics.',
  empty: 'No analytics data available yet. Start browsing the site to generate data.',
} as const
