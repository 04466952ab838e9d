import { lazy } from 'react'

/** The two dashboards, with their charts, are loaded when the team opens them. */
export const AnalyticsPanel = lazy(() => import('./dashboard/analytics-panel.tsx'))
export const ButtonTrackingPanel = lazy(() => import('./dashboard/button-tracking-panel.tsx'))
