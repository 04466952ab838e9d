export { AnalyticsPanel, ButtonTrackingPanel } from './web/panels.ts'
export { track, useTracker } from './web/track.ts'
export { useVariant } from './web/use-variant.ts'
