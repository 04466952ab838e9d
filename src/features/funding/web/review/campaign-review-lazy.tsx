import { lazyPanel } from '#platform/web/lazy-panel.tsx'

/** Loaded when its tab opens, because most visits to the admin area don't need it. */
export const CampaignReviewPanel = lazyPanel(() =>
  import('../money/campaign-tabs.tsx').then((module) => module.CampaignTabs),
)
