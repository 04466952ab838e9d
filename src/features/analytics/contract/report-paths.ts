export const reportPaths = {
  live: '/api/admin/analytics/live',
  exported: '/api/admin/analytics/export.json',
} as const
