export const fundingPaths = {
  newestProjects: '/api/projects?limit=3',
  investmentSummary: '/api/investments/summary',
} as const
