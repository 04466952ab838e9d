export { analyticsRoutes } from './server/analytics.routes.ts'
export { demoVisits } from './server/demo-visits.ts'
export { funnelRoutes } from './server/funnel.routes.ts'
export { liveRoutes } from './server/live.routes.ts'
export {
  analyticsCleanup,
  analyticsCleanupTime,
  deleteExpiredAnalytics,
  prepareAnalytics,
} from './server/analytics-cleanup.ts'
export { openCollection } from './server/open-collection.ts'
export { readCountryFile } from './server/read-country-file.ts'
export { readAnalyticsReport } from './server/read-analytics-report.ts'
export { countVariantVisits, type VariantVisits } from './server/variant-visits.store.ts'
export { mailChoiceRoutes } from './server/mail-choice.routes.ts'
export {
  queueReportMails,
  reportMail,
  reportMailCheck,
  reportMailCheckTime,
  sendReportMail,
} from './server/report-mails.ts'
export { exportMailChoices } from './server/report-mails.store.ts'
export { reportRoutes } from './server/report.routes.ts'
export { retentionRoutes } from './server/retention.routes.ts'
export { shareLinkRoutes } from './server/share-link.routes.ts'
export { sharedReportRoutes } from './server/shared-report.routes.ts'
