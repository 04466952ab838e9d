import { apiClient } from '#platform/web/api-client.ts'
import type { CoverRoutes } from '../../server/campaigns/cover.routes.ts'
import type { OwnCampaignRoutes } from '../../server/campaigns/own-campaigns.routes.ts'
import type { ConversationRoutes } from '../../server/reservations/conversation.routes.ts'
import type { VerificationRoutes } from '../../server/creators/verification.routes.ts'

export const ownApi = apiClient<OwnCampaignRoutes>('/api')['own-campaigns']
export const verificationApi = apiClient<VerificationRoutes>('/api')['creator-verification']
export const ownCampaignsKey = ['own-campaigns'] as const
export const coverApi = apiClient<CoverRoutes>('/api')['own-campaigns']
export const conversationApi = apiClient<ConversationRoutes>('/api')['own-campaigns']
