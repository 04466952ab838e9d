export { LiveCampaigns } from './web/live-campaigns.tsx'
