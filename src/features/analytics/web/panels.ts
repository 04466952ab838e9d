import { lazy } from 'react'

/** The two dashboards, with their charts, are loaded when the team opens them. */
export const AnalyticsPanel = lazy(async () => ({
  default: (await import('./dashboard/analytics-panel.tsx')).AnalyticsPanel,
}))
export const ButtonTrackingPanel = lazy(async () => ({
  default: (await import('./dashboard/button-tracking-panel.tsx')).ButtonTrackingPanel,
}))
