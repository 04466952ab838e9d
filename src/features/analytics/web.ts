export { AnalyticsPanel } from './web/dashboard/analytics-panel.tsx'
export { ButtonTrackingPanel } from './web/dashboard/button-tracking-panel.tsx'
export { track, useTracker } from './web/track.ts'
export { useVariant } from './web/use-variant.ts'
