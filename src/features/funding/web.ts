export { LiveCampaigns } from './web/live-campaigns.tsx'
export { CampaignReviewPanel } from './web/review/campaign-review-lazy.tsx'
