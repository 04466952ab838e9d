export const reportWindows = ['24h', '7d', '30d'] as const
export type ReportWindow = (typeof reportWindows)[number]
