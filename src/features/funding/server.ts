export { demoCampaigns } from './server/demo-campaigns.ts'
export { fundingRoutes } from './server/funding.routes.ts'
